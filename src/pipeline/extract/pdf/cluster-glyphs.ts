import { TRAITS, traitsOf } from './character-traits.ts'
import type { Glyphs } from './glyph.ts'
import type { Groups } from './group-baselines.ts'

/**
 * What stands at one place of a line: a letter with its marks, or a ligature of several letters. Columns again; those of
 * a line are `order[starts[line]]` to before `order[starts[line + 1]]`, seen from left to right.
 */
export type Clusters = Groups & {
  x: Float64Array
  left: Float64Array
  right: Float64Array
  /** The traits of its first character, and `rightToLeft` and `letter` where any of its characters has them. */
  traits: Uint8Array
  /** The code point of a cluster of one character, else 0. */
  sign: Uint32Array
  /** Its first glyph; each glyph's follower stands in `next`, -1 after the last. */
  head: Int32Array
  next: Int32Array
}

const SAME_PLACE = 0.05
const STOP = 0x2e
const ELLIPSIS = 0x2026
const LAM = 0x644
/** The second letters of ligatures that begin with a lam. */
const AFTER_LAM = new Set(Array.from('اأإآجحخمهيى', (letter) => letter.codePointAt(0)))

/**
 * The clusters of each line, spaces left out. Characters of one origin stay together in the order they are read; marks
 * drawn on their own join the letter whose ink their centre is nearest to.
 */
export function clusterGlyphs(glyphs: Glyphs, lines: Groups): Clusters {
  const clusters = createClusters(glyphs.count, lines.count)
  const inked = new Int32Array(glyphs.count)
  for (let line = 0; line < lines.count; line++) {
    let ink = 0
    for (let at = lines.starts[line] ?? 0; at < (lines.starts[line + 1] ?? 0); at++) {
      const glyph = lines.order[at] ?? 0
      if ((traitsOf(glyphs.code[glyph] ?? 0) & TRAITS.blank) === 0) inked[ink++] = glyph
    }
    clusterLine(glyphs, inked, ink, clusters)
    clusters.starts[line + 1] = clusters.count
  }
  return clusters
}

function createClusters(capacity: number, lines: number): Clusters {
  return {
    count: 0,
    order: new Int32Array(capacity),
    starts: new Int32Array(lines + 1),
    x: new Float64Array(capacity),
    left: new Float64Array(capacity),
    right: new Float64Array(capacity),
    traits: new Uint8Array(capacity),
    sign: new Uint32Array(capacity),
    head: new Int32Array(capacity),
    next: new Int32Array(capacity).fill(-1),
  }
}

function clusterLine(glyphs: Glyphs, inked: Int32Array, count: number, clusters: Clusters): void {
  const first = clusters.count
  const loose: number[] = []
  let before = -1
  for (let from = 0; from < count;) {
    const to = groupEnd(glyphs, inked, from, count)
    if (from + 1 === to) {
      if (isMark(glyphs, inked[from] ?? 0)) loose.push(from, to)
      else addCluster(glyphs, inked, from, to, clusters)
    } else if (allMarks(glyphs, inked, from, to)) loose.push(from, to)
    else {
      const near = before >= 0 ? before : to < count ? to : -1
      if (readsBackwards(glyphs, inked, from, to, near)) inked.subarray(from, to).reverse()
      addCluster(glyphs, inked, from, to, clusters)
    }
    before = from
    from = to
  }
  sortByPlace(clusters, first)
  emptyDoubles(glyphs, clusters, first)
  for (let at = 0; at < loose.length; at += 2)
    attachMarks(glyphs, inked, loose[at] ?? 0, loose[at + 1] ?? 0, clusters, first)
}

/** The end of the characters that share the origin of the one at `from`. */
function groupEnd({ x, y }: Glyphs, inked: Int32Array, from: number, count: number): number {
  let to = from + 1
  for (; to < count; to++) {
    const [one = 0, other = 0] = [inked[to - 1], inked[to]]
    if (Math.abs((x[one] ?? 0) - (x[other] ?? 0)) >= SAME_PLACE) break
    if (Math.abs((y[one] ?? 0) - (y[other] ?? 0)) >= SAME_PLACE) break
  }
  return to
}

function isMark({ code }: Glyphs, glyph: number): boolean {
  return (traitsOf(code[glyph] ?? 0) & TRAITS.mark) !== 0
}

function allMarks(glyphs: Glyphs, inked: Int32Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isMark(glyphs, inked[at] ?? 0)) return false
  return true
}

/**
 * PDFium turns right-to-left runs round character by character, which also turns ligatures and letters with marks.
 * @param near where the group before begins, or the one after where there is none before; -1 for none
 */
function readsBackwards(glyphs: Glyphs, inked: Int32Array, from: number, to: number, near: number): boolean {
  const { code, x } = glyphs
  const first = inked[from] ?? 0
  if (isMark(glyphs, first)) return true
  const one = code[first] ?? 0
  const two = code[inked[from + 1] ?? 0] ?? 0
  if (to - from === 2 && two === LAM && AFTER_LAM.has(one)) return true
  if (to - from === 2 && one === LAM && AFTER_LAM.has(two)) return false
  let letters = 0
  for (let at = from; at < to; at++) {
    const letter = code[inked[at] ?? 0] ?? 0
    const traits = traitsOf(letter)
    if ((traits & TRAITS.mark) !== 0 || isLatin(letter)) return false
    if ((traits & TRAITS.letter) !== 0) letters++
  }
  if (near < 0 || letters === 0) return false
  const there = x[inked[near] ?? 0] ?? 0
  return near < from ? there > (x[first] ?? 0) : there < (x[first] ?? 0)
}

function isLatin(code: number): boolean {
  return (code > 0x40 && code < 0x5b) || (code > 0x60 && code < 0x7b)
}

/** Adds the characters at `from` to before `to`, in the order they are read. */
function addCluster(glyphs: Glyphs, inked: Int32Array, from: number, to: number, clusters: Clusters): void {
  const id = clusters.count++
  const head = inked[from] ?? 0
  let traits = 0
  let left = Infinity
  let right = -Infinity
  let stops = 0
  for (let at = from; at < to; at++) {
    const glyph = inked[at] ?? 0
    const code = glyphs.code[glyph] ?? 0
    traits |= traitsOf(code) & (TRAITS.rightToLeft | TRAITS.letter)
    left = Math.min(left, glyphs.left[glyph] ?? 0)
    right = Math.max(right, glyphs.right[glyph] ?? 0)
    if (code === STOP) stops++
    if (at > from) clusters.next[inked[at - 1] ?? 0] = glyph
  }
  if (stops === 3 && to - from === 3) {
    // PDFium spells an ellipsis of a right-to-left line with three stops at one place.
    glyphs.code[head] = ELLIPSIS
    clusters.next[head] = -1
  }
  const code = glyphs.code[head] ?? 0
  clusters.traits[id] = traits | traitsOf(code)
  clusters.sign[id] = clusters.next[head] === -1 ? code : 0
  clusters.head[id] = head
  clusters.x[id] = glyphs.x[head] ?? 0
  clusters.left[id] = left
  clusters.right[id] = right
  clusters.order[id] = id
}

/** A line mostly comes from right to left, which is one turn and no sorting. */
function sortByPlace(clusters: Clusters, first: number): void {
  const { x, left, order } = clusters
  const line = order.subarray(first, clusters.count)
  const compare = (a: number, b: number): number =>
    (x[a] ?? 0) - (x[b] ?? 0) || (left[a] ?? 0) - (left[b] ?? 0) || a - b
  line.reverse()
  for (let at = 1; at < line.length; at++) {
    if (compare(line[at - 1] ?? 0, line[at] ?? 0) < 0) continue
    line.sort(compare)
    return
  }
}

/**
 * A mark drawn as a glyph of its own over a letter or a ligature is mapped by some files to its letter and itself, which that one
 * is mapped to as well: it is left without characters, at the place of the letter.
 */
function emptyDoubles(glyphs: Glyphs, clusters: Clusters, first: number): void {
  const { order, head, next, left, right, traits } = clusters
  for (let at = first; at < clusters.count; at++) {
    const double = order[at] ?? 0
    if ((next[head[double] ?? 0] ?? -1) < 0) continue
    const centre = ((left[double] ?? 0) + (right[double] ?? 0)) / 2
    for (let beside = Math.max(first, at - 1); beside <= at + 1 && beside < clusters.count; beside++) {
      const other = order[beside] ?? 0
      const inside = centre > (left[other] ?? 0) && centre < (right[other] ?? 0)
      if (beside === at || !inside || !isPartOf(glyphs, clusters, double, other)) continue
      head[double] = -1
      traits[double] = TRAITS.rightToLeft
      left[double] = left[other] ?? 0
      right[double] = right[other] ?? 0
      break
    }
  }
}

/** True when a cluster has a mark, and all of its characters stand in the other, which has more or is the letter that the mark is over. */
function isPartOf({ code }: Glyphs, { head, next }: Clusters, part: number, whole: number): boolean {
  const codes = new Set<number>()
  for (let glyph = head[whole] ?? -1; glyph >= 0; glyph = next[glyph] ?? -1) codes.add(code[glyph] ?? 0)
  let characters = 0
  let marks = 0
  for (let glyph = head[part] ?? -1; glyph >= 0; glyph = next[glyph] ?? -1) {
    const character = code[glyph] ?? 0
    if (!codes.has(character)) return false
    if ((traitsOf(character) & TRAITS.mark) !== 0) marks++
    characters++
  }
  return marks > 0 && characters <= codes.size
}

/** Marks belong to a letter close by; a line of a million marks must not be searched a million times. */
const SEARCHED = 24

function attachMarks(
  glyphs: Glyphs,
  inked: Int32Array,
  from: number,
  to: number,
  clusters: Clusters,
  first: number,
): void {
  const { x, left, right, order } = clusters
  let centre = 0
  for (let at = from; at < to; at++) {
    const mark = inked[at] ?? 0
    centre += ((glyphs.left[mark] ?? 0) + (glyphs.right[mark] ?? 0)) / 2 / (to - from)
  }
  let low = first
  let high = clusters.count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((x[order[middle] ?? 0] ?? 0) < centre) low = middle + 1
    else high = middle
  }
  let nearest = -1
  let nearestDistance = Infinity
  for (let at = Math.max(first, low - SEARCHED); at < Math.min(clusters.count, low + SEARCHED); at++) {
    const id = order[at] ?? 0
    if (((clusters.traits[id] ?? 0) & TRAITS.letter) === 0) continue
    const start = left[id] ?? 0
    const end = right[id] ?? 0
    const distance = Math.max(start - centre, centre - end, 0) * 1_000 + Math.abs((start + end) / 2 - centre)
    if (distance >= nearestDistance) continue
    nearest = id
    nearestDistance = distance
  }
  if (nearest < 0) return
  let tail = clusters.head[nearest] ?? 0
  for (let after = clusters.next[tail] ?? -1; after >= 0; after = clusters.next[after] ?? -1) tail = after
  for (let at = from; at < to; at++) {
    const mark = inked[at] ?? 0
    clusters.next[tail] = mark
    clusters.traits[nearest] = (clusters.traits[nearest] ?? 0) | (traitsOf(glyphs.code[mark] ?? 0) & TRAITS.rightToLeft)
    tail = mark
  }
  clusters.sign[nearest] = 0
}
