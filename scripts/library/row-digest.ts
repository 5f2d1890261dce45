import { createHash } from 'node:crypto'

export type TableSum = { rows: number; sha256: string }

const MASK = (1n << 256n) - 1n

/** A count and a checksum of rows in whatever order they come: the sum of their SHA-256. */
export function createRowDigest() {
  let rows = 0
  let sum = 0n
  return {
    add(lines: readonly string[]): void {
      for (const line of lines) sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)
      sum &= MASK
      rows += lines.length
    },
    value: (): TableSum => ({ rows, sha256: sum.toString(16).padStart(64, '0') }),
  }
}
