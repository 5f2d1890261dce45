import type { Sharp } from 'sharp'

const COLUMNS = 9
const ROWS = 8

/**
 * A perceptual hash: for each of 8 rows whether a point is darker than its right neighbour ("dHash", 64 bits), 16 hexadecimal
 * digits. Pictures that differ in size, quality or light only have nearly the same.
 */
export async function pictureHash(picture: Sharp): Promise<string> {
  const gray = await picture
    .clone()
    .resize({ width: COLUMNS, height: ROWS, fit: 'fill' })
    .grayscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  let hash = 0n
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const at = row * COLUMNS + column
      hash = (hash << 1n) | ((gray[at] ?? 0) < (gray[at + 1] ?? 0) ? 1n : 0n)
    }
  }
  return hash.toString(16).padStart(16, '0')
}

/** In how many of their 64 bits two hashes differ. */
export function hashDistance(one: string, other: string): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let count = 0
  for (; bits > 0n; bits &= bits - 1n) count += 1
  return count
}

/** Another version of the decoder may see a point differently. */
export const SAME_PICTURE = 2
