import type { SampleBook } from './sample-book.ts'

const LINE_CHARACTERS = 70

/** A PDF 1.4 with one page per chapter, set in Helvetica: for Latin text only. */
export function buildPdf(book: SampleBook): Buffer {
  const pages = book.chapters.map(({ heading, paragraphs }) => {
    const lines = [heading, ...paragraphs.flatMap((text) => ['', ...wrapped(text)])]
    const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n')
    return `BT /F1 12 Tf 18 TL 60 760 Td\n${shown}\nET`
  })
  const first = 5
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(book.title)}) /Author (${escaped(book.author)}) >>`,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + index * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + table + trailer, 'latin1')
}

const WIN_ANSI: Record<string, string> = { '“': '\\223', '”': '\\224', '–': '\\226', '’': '\\222' }

function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`).replaceAll(/[“”–’]/g, (sign) => WIN_ANSI[sign] ?? sign)
}

function wrapped(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > LINE_CHARACTERS) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
