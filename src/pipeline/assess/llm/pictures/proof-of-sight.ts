import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** A picture with a number that is nowhere else in the request: who writes it down has seen it. */
export type ProofOfSight = { number: string; jpeg: Uint8Array }

const DIGIT = { width: 60, height: 100, gap: 30, bar: 12 }
const MARGIN = 30

/** Where the bars of a digit stand, as on a clock: x, y, width, height. */
const BARS: readonly (readonly [number, number, number, number])[] = [
  [0, 0, DIGIT.width, DIGIT.bar],
  [DIGIT.width - DIGIT.bar, 0, DIGIT.bar, DIGIT.height / 2],
  [DIGIT.width - DIGIT.bar, DIGIT.height / 2, DIGIT.bar, DIGIT.height / 2],
  [0, DIGIT.height - DIGIT.bar, DIGIT.width, DIGIT.bar],
  [0, DIGIT.height / 2, DIGIT.bar, DIGIT.height / 2],
  [0, 0, DIGIT.bar, DIGIT.height / 2],
  [0, (DIGIT.height - DIGIT.bar) / 2, DIGIT.width, DIGIT.bar],
]
/** Which of them each digit shows: top, upper right, lower right, bottom, lower left, upper left, middle. */
const SHOWN = ['012345', '12', '01346', '01236', '1256', '02356', '023456', '012', '0123456', '012356']

/** The same for the same pictures, so that an answer that was paid for is found again. Drawn without any font. */
export async function proofOfSight(pictures: readonly Uint8Array[]): Promise<ProofOfSight> {
  const hash = createHash('sha256')
  for (const picture of pictures) hash.update(picture)
  const number = String(1000 + (hash.digest().readUInt32BE() % 9000))
  const bars = number.split('').flatMap((digit, place) =>
    (SHOWN[Number(digit)] ?? '').split('').map((index) => {
      const [x, y, width, height] = BARS[Number(index)] ?? [0, 0, 0, 0]
      const left = MARGIN + place * (DIGIT.width + DIGIT.gap) + x
      return `<rect x="${left}" y="${MARGIN + y}" width="${width}" height="${height}" fill="#111"/>`
    }),
  )
  const width = 2 * MARGIN + number.length * (DIGIT.width + DIGIT.gap) - DIGIT.gap
  const height = 2 * MARGIN + DIGIT.height
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${bars.join('')}</svg>`
  return { number, jpeg: await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer() }
}
