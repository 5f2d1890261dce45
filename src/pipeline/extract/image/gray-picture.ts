/** One byte per pixel, 0 black to 255 white, rows from the top without padding. */
export type GrayPicture = { data: Buffer; width: number; height: number }

/** The picture as a PGM file, the cheapest format the recogniser reads. */
export function toPgm({ data, width, height }: GrayPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data])
}
