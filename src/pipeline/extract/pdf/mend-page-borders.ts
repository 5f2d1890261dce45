import type { TextLine } from './glyph.ts'
import type { JoinHyphen } from './paragraphs.ts'

/**
 * Puts words together that were broken at a hyphen over a page border: the whole word stands on the page it begins on.
 * Pages without lines (pictures) are passed over.
 */
export function mendPageBorders(pages: readonly TextLine[][], joinHyphen: JoinHyphen): TextLine[][] {
  const mended = pages.map((lines) => [...lines])
  let before: TextLine[] | undefined
  for (const page of mended) {
    const last = before?.at(-1)
    const [first] = page
    if (before && last && first && breaksWord(last, first)) {
      const line = last.text.replace(/[-\u2010]$/, '')
      const start = /\S*$/.exec(line)?.[0] ?? ''
      const end = /^\S*/.exec(first.text)?.[0] ?? ''
      const { hyphenated: _, ...place } = last
      before[before.length - 1] = { ...place, text: line.slice(0, line.length - start.length) + joinHyphen(start, end) }
      const rest = first.text.slice(end.length).trimStart()
      if (rest === '') page.shift()
      else page[0] = { ...first, text: rest }
    }
    if (page.length > 0) before = page
  }
  return mended
}

function breaksWord(last: TextLine, first: TextLine): boolean {
  return (last.hyphenated === true || /\p{L}[-\u2010]$/u.test(last.text)) && /^\p{Ll}/u.test(first.text)
}
