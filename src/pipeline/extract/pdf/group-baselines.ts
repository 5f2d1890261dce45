import type { Glyph } from './glyph.ts'

/** How far from a baseline, as a share of the font's line height, a character still belongs to it (raised hamza, marks). */
const REACH = 0.33

/** The glyphs of each line of print, lines from top to bottom. Lines that many glyphs stand on are found first. */
export function groupBaselines(glyphs: readonly Glyph[]): Glyph[][] {
  const rows = new Map<number, Glyph[]>()
  for (const glyph of glyphs) {
    const key = Math.round(glyph.y * 2)
    const row = rows.get(key)
    if (row) row.push(glyph)
    else rows.set(key, [glyph])
  }
  const lines: { y: number; reach: number; glyphs: Glyph[] }[] = []
  for (const row of [...rows.values()].toSorted((a, b) => b.length - a.length)) {
    const y = row[0]?.y ?? 0
    let nearest: (typeof lines)[number] | undefined
    for (const line of lines) {
      const distance = Math.abs(line.y - y)
      if (distance <= line.reach && distance < Math.abs((nearest?.y ?? Infinity) - y)) nearest = line
    }
    if (nearest) nearest.glyphs.push(...row)
    else lines.push({ y, reach: REACH * Math.max(1, median(row.map((glyph) => glyph.height))), glyphs: row })
  }
  return lines.toSorted((a, b) => b.y - a.y).map((line) => line.glyphs)
}

/** 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
