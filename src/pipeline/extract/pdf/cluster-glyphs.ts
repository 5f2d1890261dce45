import { isMark } from './glyph.ts'
import type { Glyph } from './glyph.ts'

/** What stands at one place of a line: a letter with its marks, or a ligature of several letters. */
export type Cluster = { text: string; x: number; left: number; right: number }

const SAME_PLACE = 0.05

/**
 * The clusters of one line from left to right, spaces left out. Characters of one origin stay together in the order
 * they are read; marks drawn on their own join the letter whose ink their centre is nearest to.
 */
export function clusterGlyphs(line: readonly Glyph[]): Cluster[] {
  const inked = line.filter((glyph) => glyph.text.trim() !== '').toSorted((a, b) => a.index - b.index)
  const groups: Glyph[][] = []
  for (const glyph of inked) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const together =
      last !== undefined && Math.abs(last.x - glyph.x) < SAME_PLACE && Math.abs(last.y - glyph.y) < SAME_PLACE
    if (group && together) group.push(glyph)
    else groups.push([glyph])
  }
  const clusters: Cluster[] = []
  const loose: Glyph[][] = []
  for (const [position, group] of groups.entries()) {
    if (group.every((glyph) => isMark(glyph.text))) loose.push(group)
    else clusters.push(clusterOf(group, readsBackwards(group, groups[position - 1], groups[position + 1])))
  }
  clusters.sort((a, b) => a.x - b.x || a.left - b.left)
  for (const marks of loose) attachMarks(clusters, marks)
  return clusters
}

/** PDFium turns right-to-left runs round character by character, which also turns ligatures and letters with marks. */
function readsBackwards(group: readonly Glyph[], before?: readonly Glyph[], after?: readonly Glyph[]): boolean {
  const [first] = group
  if (group.length < 2 || first === undefined) return false
  if (isMark(first.text)) return true
  if (group.some((glyph) => isMark(glyph.text))) return false
  const letters = group.map((glyph) => glyph.text).join('')
  // Ligatures of two letters with a lam begin with it.
  if (/^[اأإآجحخمهيى]ل$/.test(letters)) return true
  if (/^ل[اأإآجحخمهيى]$/.test(letters)) return false
  const near = before ?? after
  const other = near?.[0]
  if (other === undefined || !/\p{L}/u.test(letters) || /[A-Za-z]/.test(letters)) return false
  return before === undefined ? other.x < first.x : other.x > first.x
}

function clusterOf(group: readonly Glyph[], backwards: boolean): Cluster {
  const [only] = group
  if (only !== undefined && group.length === 1)
    return { text: only.text, x: only.x, left: only.left, right: only.right }
  const read = backwards ? group.toReversed() : group
  return {
    text: read.map((glyph) => glyph.text).join(''),
    x: group[0]?.x ?? 0,
    left: Math.min(...group.map((glyph) => glyph.left)),
    right: Math.max(...group.map((glyph) => glyph.right)),
  }
}

function attachMarks(clusters: Cluster[], marks: readonly Glyph[]): void {
  const centre = marks.reduce((sum, mark) => sum + (mark.left + mark.right) / 2, 0) / marks.length
  let nearest: Cluster | undefined
  let nearestDistance = Infinity
  for (const cluster of clusters) {
    if (!/\p{L}/u.test(cluster.text)) continue
    const outside = Math.max(cluster.left - centre, centre - cluster.right, 0)
    const distance = outside * 1_000 + Math.abs((cluster.left + cluster.right) / 2 - centre)
    if (distance >= nearestDistance) continue
    nearest = cluster
    nearestDistance = distance
  }
  if (nearest) nearest.text += marks.map((mark) => mark.text).join('')
}
