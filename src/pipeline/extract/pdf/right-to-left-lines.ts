import { TRAITS } from './character-traits.ts'
import { clusterGlyphs } from './cluster-glyphs.ts'
import type { Clusters } from './cluster-glyphs.ts'
import type { Glyphs, TextLine } from './glyph.ts'
import { groupBaselines } from './group-baselines.ts'
import type { Baselines } from './group-baselines.ts'
import { findMirroring, logicalOrder, runsRightToLeft } from './logical-order.ts'
import type { Span, Units } from './logical-order.ts'
import { measureGaps } from './measure-gaps.ts'
import type { Gaps } from './measure-gaps.ts'

/** A gap this many line heights wide parts two columns, never two words. */
const COLUMN_GAP = 1.6
const SPACE = 0x20
const NO_CLUSTER = -1

type Piece = Span & { left: number; right: number; baseline: number; height: number }
/** Pieces of lines, and the cluster of each of their units, none for a space. */
type Seen = { units: Units; clusterOf: Int32Array; pieces: Piece[] }

/**
 * The lines of a page that has right-to-left letters, from top to bottom, each in logical order. PDFium's own text of
 * such pages misplaces marks, ligatures, brackets and spaces, so it is laid out again from where its characters stand.
 */
export function rightToLeftLines(glyphs: Glyphs): TextLine[] {
  const lines = groupBaselines(glyphs)
  const clusters = clusterGlyphs(glyphs, lines)
  const { units, clusterOf, pieces } = cutIntoPieces(lines, clusters, measureGaps(glyphs, lines, clusters))
  const votes = pieces.reduce((sum, piece) => sum + (runsRightToLeft(units, piece, true) ? 1 : -1), 0)
  const rightToLeft = pieces.map((piece) => runsRightToLeft(units, piece, votes >= 0))
  const mirroring = findMirroring(
    units,
    pieces.filter((_, at) => rightToLeft[at]),
  )
  return pieces.map((piece, at): TextLine => {
    const { left, right, baseline, height } = piece
    const turned = rightToLeft[at] ?? false
    const codes: number[] = []
    for (const unit of logicalOrder(units, piece, turned, mirroring)) {
      const cluster = unit < 0 ? NO_CLUSTER : (clusterOf[unit] ?? NO_CLUSTER)
      if (unit < 0) codes.push(-unit)
      else if (cluster === NO_CLUSTER) codes.push(SPACE)
      else spell(glyphs, clusters, cluster, codes)
    }
    return { text: textOf(codes), left, right, baseline, height, rightToLeft: turned }
  })
}

function spell({ code }: Glyphs, { head, next }: Clusters, cluster: number, codes: number[]): void {
  for (let glyph = head[cluster] ?? -1; glyph >= 0; glyph = next[glyph] ?? -1) codes.push(code[glyph] ?? 0)
}

function cutIntoPieces(lines: Baselines, clusters: Clusters, gaps: Gaps): Seen {
  const { order, starts, left, right, traits, sign } = clusters
  const units: Units = { traits: new Uint8Array(2 * clusters.count), sign: new Uint32Array(2 * clusters.count) }
  const clusterOf = new Int32Array(2 * clusters.count)
  const pieces: Piece[] = []
  let count = 0
  for (let line = 0; line < lines.count; line++) {
    const baseline = lines.y[line] ?? 0
    const height = lines.height[line] ?? 1
    let piece: Piece | undefined
    for (let at = starts[line] ?? 0; at < (starts[line + 1] ?? 0); at++) {
      const cluster = order[at] ?? 0
      if (piece === undefined || (gaps.width[at] ?? 0) > COLUMN_GAP * height) {
        piece = { from: count, to: count, left: left[cluster] ?? 0, right: -Infinity, baseline, height }
        pieces.push(piece)
      } else if (gaps.parts[at] === 1) {
        clusterOf[count] = NO_CLUSTER
        units.traits[count] = TRAITS.blank
        units.sign[count++] = SPACE
      }
      clusterOf[count] = cluster
      units.traits[count] = traits[cluster] ?? 0
      units.sign[count++] = sign[cluster] ?? 0
      piece.right = Math.max(piece.right, right[cluster] ?? 0)
      piece.to = count
    }
  }
  return { units, clusterOf, pieces }
}

/** As many arguments as a call safely takes. */
const MAX_ARGUMENTS = 8_192

function textOf(codes: readonly number[]): string {
  if (codes.length <= MAX_ARGUMENTS) return String.fromCodePoint(...codes)
  let text = ''
  for (let at = 0; at < codes.length; at += MAX_ARGUMENTS)
    text += String.fromCodePoint(...codes.slice(at, at + MAX_ARGUMENTS))
  return text
}
