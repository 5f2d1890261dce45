import { TRAITS, traitsOf } from './character-traits.ts'
import type { Clusters } from './cluster-glyphs.ts'
import type { Glyphs } from './glyph.ts'
import type { Baselines } from './group-baselines.ts'
import { otsuThreshold } from './otsu-threshold.ts'

/** What lies before each cluster in the order of `Clusters`; nothing before a line's first. */
export type Gaps = {
  /** In points. */
  width: Float64Array
  /** 1 where the gap parts two words. */
  parts: Uint8Array
}

/** Less than this is no ink, in points. */
const INK = 0.01
/** What parts gaps within words from those between them, in line heights; a page of few words leans on the usual. */
const USUAL_WORD_GAP = 0.13
const USUAL_WEIGHT = 25
/**
 * The gap decides, measured against the page's own threshold; where PDFium concluded a space too, a little less will do.
 * Both shares are measured on LibreOffice and Skia pages, vowelled and not.
 */
const SUPPOSED_SHARE = 0.8
const OTHER_SHARE = 1.3
/** Amiri sets a raised lam up to 1.93 times the threshold from its alef; spaces are wider. */
const RAISED_SHARE = 2

const ALEF = 0x627
const LAM = 0x644

const NONE = 0
const SUPPOSED = 1
const DRAWN = 2

/** Measures the gaps between neighbours on each line and tells which of them are spaces between words. */
export function measureGaps(glyphs: Glyphs, lines: Baselines, clusters: Clusters): Gaps {
  const width = new Float64Array(clusters.count)
  const relative = widthsOf(lines, clusters, width)
  const threshold = wordGap(relative)
  const blanks = findBlanks(glyphs, lines, clusters)
  for (let line = 0; line < lines.count; line++) {
    const limit = threshold * (lines.height[line] ?? 1)
    const end = clusters.starts[line + 1] ?? 0
    for (let at = end - 1; at > (clusters.starts[line] ?? 0); at--) {
      const blank = blanks[at] ?? NONE
      const raised = isBeforeLam(glyphs, clusters, at)
      const share = blank === SUPPOSED ? SUPPOSED_SHARE : raised ? RAISED_SHARE : OTHER_SHARE
      // No word is an alef alone: it is the article.
      const article = raised && (at + 1 === end || blanks[at + 1] === 1)
      blanks[at] = blank === DRAWN || (!article && (width[at] ?? 0) > limit * share) ? 1 : 0
    }
  }
  return { width, parts: blanks }
}

/** Whether an alef stands right of a gap and a lam left of it: before ح, خ and ج fonts raise the lam and set it further away. */
function isBeforeLam({ code }: Glyphs, { order, sign, head }: Clusters, gap: number): boolean {
  return sign[order[gap] ?? 0] === ALEF && code[head[order[gap - 1] ?? 0] ?? 0] === LAM
}

/** Fills in the gaps' widths in points and gives those that say something in line heights. */
function widthsOf({ count, height }: Baselines, clusters: Clusters, width: Float64Array): Float64Array {
  const { order, starts, left, right } = clusters
  const relative = new Float64Array(clusters.count)
  let found = 0
  for (let line = 0; line < count; line++) {
    const lineHeight = height[line] ?? 1
    for (let at = (starts[line] ?? 0) + 1; at < (starts[line + 1] ?? 0); at++) {
      const gap = (left[order[at] ?? 0] ?? 0) - (right[order[at - 1] ?? 0] ?? 0)
      width[at] = gap
      if (gap > 0 && gap < lineHeight) relative[found++] = gap / lineHeight
    }
  }
  return relative.subarray(0, found)
}

function wordGap(gaps: Float64Array): number {
  const found = otsuThreshold(gaps)
  if (!Number.isFinite(found)) return USUAL_WORD_GAP
  return (found * gaps.length + USUAL_WORD_GAP * USUAL_WEIGHT) / (gaps.length + USUAL_WEIGHT)
}

/** Which gaps hold a blank: one the file drew, or one PDFium concluded. Those it puts beside a mark are its mistake. */
function findBlanks(glyphs: Glyphs, lines: Baselines, clusters: Clusters): Uint8Array {
  const blanks = new Uint8Array(clusters.count)
  const { code, x, left, right } = glyphs
  for (let line = 0; line < lines.count; line++) {
    const end = lines.starts[line + 1] ?? 0
    for (let at = lines.starts[line] ?? 0; at < end; at++) {
      const glyph = lines.order[at] ?? 0
      if ((traitsOf(code[glyph] ?? 0) & TRAITS.blank) === 0) continue
      const kind = (right[glyph] ?? 0) - (left[glyph] ?? 0) > INK ? DRAWN : SUPPOSED
      if (kind === SUPPOSED && isBesideMark(glyphs, lines, line, at)) continue
      const gap = gapAt(clusters, line, (x[glyph] ?? 0) - INK)
      if (gap >= 0) blanks[gap] = Math.max(blanks[gap] ?? NONE, kind)
    }
  }
  return blanks
}

function isBesideMark({ code, index }: Glyphs, { order, starts }: Baselines, line: number, at: number): boolean {
  const own = index[order[at] ?? 0] ?? 0
  for (let beside = at - 1; beside <= at + 1; beside += 2) {
    if (beside < (starts[line] ?? 0) || beside >= (starts[line + 1] ?? 0)) continue
    const glyph = order[beside] ?? 0
    const next = Math.abs((index[glyph] ?? 0) - own) === 1
    if (next && (traitsOf(code[glyph] ?? 0) & TRAITS.mark) !== 0) return true
  }
  return false
}

/** The gap of a line that holds a place, -1 outside of the line. */
function gapAt({ order, starts, x }: Clusters, line: number, place: number): number {
  const first = starts[line] ?? 0
  const end = starts[line + 1] ?? 0
  let low = first
  let high = end
  while (low < high) {
    const middle = (low + high) >> 1
    if ((x[order[middle] ?? 0] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low > first && low < end ? low : -1
}
