import { SHOWN_TEXT_CHARACTERS } from '../../../contract/limits.ts'

/** A paragraph with its place in the whole text (UTF-16 code units, end excluded). */
export type TextBlock = { start: number; end: number; text: string }
export type TextPart = { from: number; to: number }

/** The part of at most 50,000 characters that holds an offset, moved back to the start of a paragraph. */
export function partAround(text: string, offset: number): TextPart {
  if (text.length <= SHOWN_TEXT_CHARACTERS) return { from: 0, to: text.length }
  const index = Math.floor(Math.max(0, Math.min(offset, text.length - 1)) / SHOWN_TEXT_CHARACTERS)
  const part = partAt(text, index)
  if (offset >= part.to) return partAt(text, index + 1)
  return offset < part.from ? partAt(text, index - 1) : part
}

function partAt(text: string, index: number): TextPart {
  const from = index <= 0 ? 0 : paragraphStart(text, index * SHOWN_TEXT_CHARACTERS)
  const end = (index + 1) * SHOWN_TEXT_CHARACTERS
  return { from, to: end >= text.length ? text.length : paragraphStart(text, end) }
}

/** The start of the paragraph an offset lies in; the offset itself in a text without paragraphs. */
function paragraphStart(text: string, offset: number): number {
  const newline = text.lastIndexOf('\n', offset - 1)
  return newline > offset - SHOWN_TEXT_CHARACTERS / 2 ? newline + 1 : offset
}

/** The paragraphs of a part; empty lines are left out, offsets stay those of the whole text. */
export function textBlocks(text: string, { from, to }: TextPart): TextBlock[] {
  const blocks: TextBlock[] = []
  for (let start = from; start < to;) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 || newline > to ? to : newline
    const block = text.slice(start, end)
    if (block.trim() !== '') blocks.push({ start, end, text: block })
    start = end + 1
  }
  return blocks
}
