import type { BookText } from '../../../../contract/book-text.ts'
import type { Span } from './locate-quote.ts'

/** What one call reads: usually one stretch of the book, several where only passages are read. */
export type Part = { spans: Span[] }

/** Tokens a character, on the safe side: tokenizers know English words whole and spell Arabic out. */
const TOKENS_PER_CHARACTER = { latin: 0.27, arabic: 0.5 }

/** @example tokensOf('A short line.') // 4 */
export function tokensOf(text: string): number {
  return Math.ceil(text.length * tokensPerCharacter(text))
}

function tokensPerCharacter(text: string): number {
  // A sample tells the script of a book.
  const sample =
    text.length <= 4000 ? text : text.slice(0, 2000) + text.slice(text.length >> 1, (text.length >> 1) + 2000)
  const arabic = sample.match(/[\u0600-\u06FF]/g)?.length ?? 0
  const share = sample.length === 0 ? 0 : arabic / sample.length
  return TOKENS_PER_CHARACTER.latin + (TOKENS_PER_CHARACTER.arabic - TOKENS_PER_CHARACTER.latin) * share
}

/** How much larger than its share a part may be, so that borders found a little earlier do not leave a rest. */
const SLACK = 1.05

/**
 * Cuts stretches of the book into parts of at most `tokens` and of about one size, on paragraph borders wherever there are
 * any: a small rest would cost a whole prompt.
 */
export function cutParts(text: string, stretches: readonly Span[], tokens: number): Part[] {
  const most = Math.max(500, Math.floor(tokens / tokensPerCharacter(text)))
  const parts: Part[] = []
  let room = 0
  let left = stretches.reduce((sum, { start, end }) => sum + end - start, 0)
  for (const { start, end } of stretches) {
    for (let at = start; at < end;) {
      if (room < Math.min(most / 10, end - at)) {
        parts.push({ spans: [] })
        room = Math.min(most, Math.ceil((left / Math.ceil(left / most)) * SLACK))
      }
      const to = end - at <= room ? end : border(text, at, at + room)
      parts.at(-1)?.spans.push({ start: at, end: to })
      room = to < end ? 0 : room - (to - at)
      left -= to - at
      at = to
    }
  }
  return parts
}

/** The last end of a paragraph before `latest`; without one in the second half, of a sentence, then of a word. */
function border(text: string, from: number, latest: number): number {
  const earliest = from + ((latest - from) >> 1)
  for (const mark of ['\n\n', '\n', '. ', '؟ ', '! ', ' ']) {
    const at = text.lastIndexOf(mark, latest - mark.length)
    if (at >= earliest) return at + mark.length
  }
  // Never between the halves of one character.
  const code = text.charCodeAt(latest)
  return code >= 0xdc00 && code <= 0xdfff ? latest - 1 : latest
}

/** A part as the model reads it, with a mark where each page begins. */
export function partText({ text, pages, pageKind }: Pick<BookText, 'text' | 'pages' | 'pageKind'>, part: Part): string {
  return part.spans
    .map(({ start, end }) => {
      const inside = pages.filter((page) => page.start < end && page.end > start)
      let at = start
      let shown = ''
      for (const page of inside) {
        const from = Math.max(start, page.start)
        shown += `${text.slice(at, from)}[[${pageKind} ${page.number}]]\n`
        at = from
      }
      return shown + text.slice(at, end)
    })
    .join('\n[[…]]\n')
}
