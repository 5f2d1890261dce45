import type { SampleBook } from './sample-book.ts'

/** An RTF with \u escapes, outline levels for headings and \page between chapters. */
export function buildRtf(book: SampleBook): Buffer {
  const chapters = book.chapters.map(({ heading, paragraphs }) =>
    [
      `\\pard\\outlinelevel0 ${escapeRtf(heading)}\\par`,
      ...paragraphs.map((text) => `\\pard ${escapeRtf(text)}\\par`),
    ].join('\n'),
  )
  const info = `{\\info{\\title ${escapeRtf(book.title)}}{\\author ${escapeRtf(book.author)}}}`
  return Buffer.from(
    `{\\rtf1\\ansi\\ansicpg1252\\uc1{\\fonttbl{\\f0\\froman\\fcharset0 Times;}}${info}\n${chapters.join('\n\\page\n')}}`,
    'latin1',
  )
}

export function escapeRtf(text: string): string {
  return text
    .replaceAll(/[\\{}]/g, (sign) => `\\${sign}`)
    .replaceAll(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0)}?`)
}
