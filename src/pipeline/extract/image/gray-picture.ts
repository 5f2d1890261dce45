/** One byte per pixel, 0 black to 255 white, rows from the top without padding. */
export type GrayPicture = { data: Buffer; width: number; height: number }

/** The picture as a PGM file, the cheapest format the recogniser reads. */
export function toPgm({ data, width, height }: GrayPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data])
}

const MIN_EDGE = 16
const SAMPLES = 200_000
/** Paper grain and compression stay below this; a single line of print does not. */
const FAINTEST_INK = 40
const INK_SHARE = 0.0002

/** True when there is nothing to see: no point is clearly darker or lighter than the paper, or no letter would fit. */
export function isBlank({ data, width, height }: GrayPicture): boolean {
  if (width < MIN_EDGE || height < MIN_EDGE) return true
  const step = Math.max(1, Math.floor(data.length / SAMPLES))
  const counts = new Uint32Array(256)
  let samples = 0
  for (let at = 0; at < data.length; at += step, samples++) {
    const gray = data[at] ?? 0
    counts[gray] = (counts[gray] ?? 0) + 1
  }
  const paper = counts.indexOf(Math.max(...counts))
  const ink = counts.reduce((sum, count, gray) => (Math.abs(gray - paper) > FAINTEST_INK ? sum + count : sum), 0)
  return ink < samples * INK_SHARE
}
