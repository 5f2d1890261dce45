import type { SampleBook } from './sample-book.ts'

/** RTF with \uN escapes, a page break between pages, right-to-left paragraphs in Arabic. */
export function writeRtf(book: SampleBook): Uint8Array {
  const direction = book.language === 'ar' ? '\\rtlpar\\qr' : '\\ltrpar\\ql'
  const paragraph = (text: string, style: string): string => `{\\pard${direction}${style} ${escape(text)}\\par}`
  const pages = book.pages.map(({ heading, paragraphs }) =>
    [paragraph(heading, '\\b\\fs32'), ...paragraphs.map((text) => paragraph(text, '\\fs24'))].join('\n'),
  )
  const info = `{\\info{\\title ${escape(book.title)}}{\\author ${escape(book.author)}}{\\company ${escape(book.publisher)}}}`
  const fonts = '{\\fonttbl{\\f0\\froman\\fcharset0 Times New Roman;}{\\f1\\froman\\fcharset178 Traditional Arabic;}}'
  return new TextEncoder().encode(
    `{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0${fonts}${info}\n${pages.join('\n\\page\n')}\n}\n`,
  )
}

function escape(text: string): string {
  let out = ''
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const char = text[index] ?? ''
    if (char === '\\' || char === '{' || char === '}') out += `\\${char}`
    else if (code < 128) out += char
    // \u takes a signed 16-bit number; the question mark is what an old reader shows instead.
    else out += `\\u${code > 32767 ? code - 65536 : code}?`
  }
  return out
}
