import { clusterGlyphs } from './cluster-glyphs.ts'
import type { Cluster } from './cluster-glyphs.ts'
import { isMark } from './glyph.ts'
import type { Glyph, TextLine } from './glyph.ts'
import { groupBaselines, median } from './group-baselines.ts'
import { findMirroring, logicalOrder, runsRightToLeft } from './logical-order.ts'
import { otsuThreshold } from './otsu-threshold.ts'

/** Where a space was drawn: text objects without ink, which PDFium leaves out of its text. */
export type DrawnSpace = { x: number; y: number }

type Row = { clusters: Cluster[]; gaps: Gap[]; baseline: number; height: number }
type Gap = { width: number; certain: boolean; supposed: boolean }

/** Less than this is no ink, in points. */
const INK = 0.01
/** A gap this many line heights wide parts two columns, never two words. */
const COLUMN_GAP = 1.6

/**
 * The lines of a page that has right-to-left letters, from top to bottom, each in logical order. PDFium's own text of
 * such pages misplaces marks, ligatures, brackets and spaces, so it is laid out again from where its characters stand.
 */
export function rightToLeftLines(glyphs: readonly Glyph[], spaces: readonly DrawnSpace[]): TextLine[] {
  const rows = groupBaselines(glyphs).map((line) => rowOf(line, spaces))
  const all = rows.flatMap((row) => row.gaps.map((gap) => gap.width / row.height))
  const wide = wordGap(all.filter((gap) => gap > 0 && gap < 1))
  const page = rows.reduce((sum, row) => sum + (runsRightToLeft(texts(row.clusters), true) ? 1 : -1), 0) >= 0
  const pieces = rows.flatMap((row) => splitRow(row, wide))
  const mirroring = findMirroring(pieces.filter((piece) => runsRightToLeft(piece.seen, page)).map((p) => p.seen))
  return pieces.map(({ seen, ...place }) => {
    const rightToLeft = runsRightToLeft(seen, page)
    return { ...place, text: logicalOrder(seen, rightToLeft, mirroring), rightToLeft }
  })
}

/** What parts gaps within words from those between them, in line heights; a page of few words leans on the usual. */
const USUAL_WORD_GAP = 0.13
const USUAL_WEIGHT = 25

function wordGap(gaps: readonly number[]): number {
  const found = otsuThreshold(gaps)
  if (!Number.isFinite(found)) return USUAL_WORD_GAP
  return (found * gaps.length + USUAL_WORD_GAP * USUAL_WEIGHT) / (gaps.length + USUAL_WEIGHT)
}

function texts(clusters: readonly Cluster[]): string[] {
  return clusters.map((cluster) => cluster.text)
}

function rowOf(line: readonly Glyph[], drawn: readonly DrawnSpace[]): Row {
  const clusters = clusterGlyphs(line)
  const baseline = median(line.map((glyph) => glyph.y))
  const height = Math.max(1, median(line.map((glyph) => glyph.height).filter((value) => value > 0)))
  const blanks = line.filter((glyph) => glyph.text.trim() === '')
  const onLine = drawn.filter((space) => Math.abs(space.y - baseline) < height / 4).map((space) => space.x)
  const certain = [...onLine, ...blanks.filter((blank) => blank.right - blank.left > INK).map((blank) => blank.x)]
  const supposed = supposedSpaces(line, blanks)
  const gaps: Gap[] = []
  for (let index = 1; index < clusters.length; index++) {
    const before = clusters[index - 1]
    const after = clusters[index]
    if (before === undefined || after === undefined) continue
    const between = (x: number): boolean => x > before.x + INK && x <= Math.max(after.x, before.right) + INK
    gaps.push({
      width: after.left - before.right,
      certain: certain.some(between),
      supposed: supposed.some(between),
    })
  }
  return { clusters, gaps, baseline, height }
}

/** Spaces PDFium concludes from a gap. Those beside a mark are its mistake. */
function supposedSpaces(line: readonly Glyph[], blanks: readonly Glyph[]): number[] {
  const marks = new Set(line.filter((glyph) => isMark(glyph.text)).map((glyph) => glyph.index))
  return blanks
    .filter((blank) => blank.right - blank.left <= INK)
    .filter(({ index }) => !(marks.has(index - 1) || marks.has(index + 1)))
    .map((blank) => blank.x)
}

type Piece = { seen: string[]; left: number; right: number; baseline: number; height: number }

/**
 * The gap decides, measured against the page's own threshold; where PDFium concluded a space too, a little less will do.
 * Both shares are measured on LibreOffice and Skia pages, vowelled and not.
 */
function isSpace(gap: Gap, height: number, threshold: number): boolean {
  return gap.certain || gap.width / height > threshold * (gap.supposed ? 0.8 : 1.3)
}

function splitRow(row: Row, wide: number): Piece[] {
  const pieces: Piece[] = []
  let piece: Piece | undefined
  for (const [index, cluster] of row.clusters.entries()) {
    const gap = row.gaps[index - 1]
    if (piece === undefined || gap === undefined || gap.width > COLUMN_GAP * row.height) {
      piece = { seen: [], left: cluster.left, right: cluster.right, baseline: row.baseline, height: row.height }
      pieces.push(piece)
    } else if (isSpace(gap, row.height, wide)) {
      piece.seen.push(' ')
    }
    piece.seen.push(cluster.text)
    piece.right = Math.max(piece.right, cluster.right)
  }
  return pieces
}
