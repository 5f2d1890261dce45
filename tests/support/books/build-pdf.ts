import type { SampleBook } from './sample-book.ts'

const LINE_CHARACTERS = 64

type Setting = {
  /** The content of a page with these lines, '' for a gap between paragraphs. */
  content: (lines: readonly string[]) => string
  /** The font and what belongs to it; the font is the first object, and has number `FONT`. */
  font: (next: number) => string[]
}

const FONT = 3

/** A PDF 1.4 with one page per chapter, set in Helvetica, or for Arabic in a font of boxes that maps to its letters. */
export function buildPdf(book: SampleBook): Buffer {
  const setting = /\p{Script=Arabic}/u.test(book.title) ? arabic(book) : latin()
  const pages = book.chapters.map(({ heading, paragraphs }) =>
    setting.content([heading, ...paragraphs.flatMap((text) => ['', ...wrapped(text)])]),
  )
  const first = FONT + 2
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  const [font = '', ...fontParts] = setting.font(first + pages.length * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font,
    `<< /Title ${utf16(book.title)} /Author ${utf16(book.author)} >>`,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + index * 2 + 1} 0 R /Resources << /Font << /F1 ${FONT} 0 R >> >> >>`,
      stream(content),
    ]),
    ...fontParts,
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

function stream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}

function utf16(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
}

function latin(): Setting {
  return {
    content: (lines) =>
      `BT /F1 12 Tf 18 TL 60 760 Td\n${lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n')}\nET`,
    font: () => ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
  }
}

const FIRST_CODE = 32
const [LETTER_WIDTH, SPACE_WIDTH] = [600, 300]

/** Lines as a producer draws them: from left to right as they are seen, flush right, each letter's code in the font. */
function arabic({ chapters }: SampleBook): Setting {
  const letters = [...new Set(` ${chapters.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('')}`)]
  const widths = letters.map((letter) => (letter === ' ' ? SPACE_WIDTH : LETTER_WIDTH))
  const hex = (letter: string): string => (FIRST_CODE + letters.indexOf(letter)).toString(16)
  const draw = (line: string, row: number): string => {
    const seen = Array.from(line).toReversed()
    const width = seen.reduce((sum, letter) => sum + (letter === ' ' ? SPACE_WIDTH : LETTER_WIDTH), 0)
    return `1 0 0 1 ${535 - (width * 12) / 1_000} ${760 - row * 18} Tm <${seen.map(hex).join('')}> Tj`
  }
  const map = letters.map((letter) => `<${hex(letter)}> ${utf16(letter).replace('FEFF', '')}`).join('\n')
  const names = letters.map((letter) => `/${letter === ' ' ? 'blank' : `box${hex(letter)}`}`)
  return {
    content: (lines) => `BT /F1 12 Tf\n${lines.map(draw).join('\n')}\nET`,
    font: (next) => [
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 ${LETTER_WIDTH} 700] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar ${FIRST_CODE} /LastChar ${FIRST_CODE + letters.length - 1} /Widths [${widths.join(' ')}] ` +
        `/Encoding << /Type /Encoding /Differences [${FIRST_CODE} ${names.join(' ')}] >> /CharProcs << ${names.map((name) => `${name} ${name === '/blank' ? next + 1 : next} 0 R`).join(' ')} >> /Resources << >> /ToUnicode ${next + 2} 0 R >>`,
      stream(`${LETTER_WIDTH} 0 0 0 ${LETTER_WIDTH} 700 d1 0 0 ${LETTER_WIDTH} 700 re f`),
      stream(`${SPACE_WIDTH} 0 0 0 0 0 d1`),
      stream(
        `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange ${letters.length} beginbfchar\n${map}\nendbfchar endcmap end end`,
      ),
    ],
  }
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
