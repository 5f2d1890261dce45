import type { ByLine } from './by-line.ts'
import type { FrontLine } from './front-matter.ts'
import { isRole } from './is-imprint.ts'
import { lineKind, type LineKind } from './line-kind.ts'
import { makerIn } from './maker.ts'

/** Below the words on the picture before the title page. */
const FRONTISPIECE = /^\(?frontispiece\W*$/i
const DEDICATION = /^(?:to|for|إلى)\W*$/i

/** What each line of the front matter is where it stands. */
export function lineKinds(lines: readonly FrontLine[], byLines: readonly ByLine[]): LineKind[] {
  const kinds = lines.map((_, index) => kindAt(lines, index))
  for (const [at, { text }] of lines.entries())
    if (FRONTISPIECE.test(text)) kinds.fill('imprint', lineAbove(kinds, at), at + 1)
  for (const { at, end, title, ofOthers, listed } of byLines) {
    if (ofOthers) kinds.fill('imprint', at, end)
    // A piece in a list of pieces: its title stands above its by-line, or on it.
    if (listed) kinds.fill('heading', title === undefined ? lineAbove(kinds, at) : at, end)
  }
  return kinds
}

/** The nearest line of letters above, else the line itself. */
function lineAbove(kinds: readonly LineKind[], at: number): number {
  const above = kinds.slice(0, at).findLastIndex((kind) => kind !== 'empty')
  return above === -1 ? at : above
}

function kindAt(lines: readonly FrontLine[], index: number): LineKind {
  const { text } = lines[index] ?? { text: '' }
  const above = lines[index - 1]?.text ?? ''
  // Below "Illustrated by" stands the name.
  if (isRole(above) && /\bby\W*$/i.test(above)) return 'imprint'
  // Below a title and its author's name the dedication begins.
  if (index > 1 && DEDICATION.test(text) && makerIn(above, '') !== undefined) return 'heading'
  const kind = lineKind(text)
  // The heading of a part is not printed twice, one below the other; a title is.
  return kind === 'heading' && (above === text || lines[index + 1]?.text === text) ? 'display' : kind
}
