import type { Glyphs } from './glyph.ts'

/** How far from a baseline, as a share of the font's line height, a character still belongs to it (raised hamza, marks). */
const REACH = 0.33

/** Things in groups: those of group `n` are `order[starts[n]]` to before `order[starts[n + 1]]`. */
export type Groups = { count: number; order: Int32Array; starts: Int32Array }

/** The glyphs of each line of print, lines from top to bottom, glyphs by their index. */
export type Baselines = Groups & { y: Float64Array; height: Float64Array }

/** Parts the glyphs of a page into lines. Lines that many glyphs stand on are found first. */
export function groupBaselines(glyphs: Glyphs): Baselines {
  const { levelOf, levelY } = findLevels(glyphs)
  const levels = gather(levelOf, levelY.length)
  const { lineOfLevel, lineY, lineHeight } = joinLevels(glyphs, levels, levelY)
  const fromTop = [...lineY.keys()].toSorted((a, b) => (lineY[b] ?? 0) - (lineY[a] ?? 0))
  const place = new Int32Array(lineY.length)
  for (const [at, line] of fromTop.entries()) place[line] = at
  for (let level = 0; level < lineOfLevel.length; level++) lineOfLevel[level] = place[lineOfLevel[level] ?? 0] ?? 0
  for (let glyph = 0; glyph < levelOf.length; glyph++) levelOf[glyph] = lineOfLevel[levelOf[glyph] ?? 0] ?? 0
  const lines = gather(levelOf, lineY.length)
  return {
    ...lines,
    y: Float64Array.from(fromTop, (line) => lineY[line] ?? 0),
    height: Float64Array.from(fromTop, (line) => lineHeight[line] ?? 1),
  }
}

/** Glyphs within half a point stand at one level. */
function findLevels({ count, y }: Glyphs): { levelOf: Int32Array; levelY: number[] } {
  const levelOf = new Int32Array(count)
  const known = new Map<number, number>()
  const levelY: number[] = []
  let lastKey = Number.NaN
  let level = 0
  for (let glyph = 0; glyph < count; glyph++) {
    const key = Math.round((y[glyph] ?? 0) * 2)
    if (key !== lastKey) {
      level = known.get(key) ?? levelY.length
      if (level === levelY.length) {
        known.set(key, level)
        levelY.push(y[glyph] ?? 0)
      }
      lastKey = key
    }
    levelOf[glyph] = level
  }
  return { levelOf, levelY }
}

/** A level within reach of a line that more glyphs stand on belongs to it. */
function joinLevels(
  glyphs: Glyphs,
  levels: Groups,
  levelY: readonly number[],
): { lineOfLevel: Int32Array; lineY: number[]; lineHeight: number[] } {
  const { starts } = levels
  const size = (level: number): number => (starts[level + 1] ?? 0) - (starts[level] ?? 0)
  const lineOfLevel = new Int32Array(levelY.length)
  const lineY: number[] = []
  const lineHeight: number[] = []
  for (const level of [...levelY.keys()].toSorted((a, b) => size(b) - size(a))) {
    const y = levelY[level] ?? 0
    let nearest = lineY.length
    let nearestDistance = Infinity
    for (let line = 0; line < lineY.length; line++) {
      const distance = Math.abs((lineY[line] ?? 0) - y)
      if (distance > REACH * (lineHeight[line] ?? 0) || distance >= nearestDistance) continue
      nearest = line
      nearestDistance = distance
    }
    lineOfLevel[level] = nearest
    if (nearest < lineY.length) continue
    lineY.push(y)
    lineHeight.push(Math.max(1, usualHeight(glyphs, levels, level)))
  }
  return { lineOfLevel, lineY, lineHeight }
}

/** Things by the group each belongs to, in their order. */
function gather(groupOf: Int32Array, count: number): Groups {
  const starts = new Int32Array(count + 2)
  for (let thing = 0; thing < groupOf.length; thing++) {
    const after = (groupOf[thing] ?? 0) + 2
    starts[after] = (starts[after] ?? 0) + 1
  }
  for (let group = 2; group < starts.length; group++) starts[group] = (starts[group] ?? 0) + (starts[group - 1] ?? 0)
  const order = new Int32Array(groupOf.length)
  // Filling a group moves its start to its end, which is the start of the next: the first of `starts` is then to spare.
  for (let thing = 0; thing < groupOf.length; thing++) {
    const group = (groupOf[thing] ?? 0) + 1
    const at = starts[group] ?? 0
    order[at] = thing
    starts[group] = at + 1
  }
  return { count, order, starts }
}

/** The median height of a group's glyphs, those without one left out. 0 when none has one. */
function usualHeight({ height }: Glyphs, { order, starts }: Groups, group: number): number {
  const from = starts[group] ?? 0
  const values = new Float64Array((starts[group + 1] ?? 0) - from)
  let count = 0
  for (let at = 0; at < values.length; at++) {
    const value = height[order[from + at] ?? 0] ?? 0
    if (value > 0) values[count++] = value
  }
  return count === 0 ? 0 : (values.subarray(0, count).toSorted()[count >> 1] ?? 0)
}

/** 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
