import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { PdfDocument } from '../../src/pipeline/report/pdf/pdf-document.ts'
import type { condensed } from '../../src/pipeline/report/pdf/selection-report.ts'

/** Where pdfmake is installed: a folder with its node_modules. It is no dependency of the project. */
export const PDFMAKE_FOLDER = process.env['PDFMAKE_FOLDER']

type Pdfmake = {
  setFonts(fonts: object): void
  createPdf(definition: object): { getBuffer(): Promise<Uint8Array> }
}
type SelectionData = {
  meta: { title: string; author: string }
  say: Record<string, string>
  books: ReturnType<typeof condensed>[]
  verdicts: { name: string; count: number }[]
  ages: { name: string; count: number }[]
}

/** The same content as our selection report: cover, distributions, linked table, a page for each book. */
export async function setByPdfmake({ data, pictures }: PdfDocument): Promise<Uint8Array> {
  const { meta, say, books, verdicts, ages } = data as unknown as SelectionData
  const pdfmake = createRequire(join(PDFMAKE_FOLDER ?? '.', 'package.json'))('pdfmake') as Pdfmake
  const font = (name: string): string => createRequire(import.meta.url).resolve(`@expo-google-fonts/amiri/${name}.ttf`)
  const [normal, bold] = [font('400Regular/Amiri_400Regular'), font('700Bold/Amiri_700Bold')]
  pdfmake.setFonts({ Amiri: { normal, bold, italics: normal, bolditalics: bold } })
  const table = (body: unknown[][], widths?: string[]): object => ({ table: { body, ...(widths && { widths }) } })
  const counted = (rows: { name: string; count: number }[]): object =>
    table(rows.map(({ name, count }) => [name, String(count)]))
  const definition = {
    info: meta,
    tagged: true,
    defaultStyle: { font: 'Amiri', fontSize: 10 },
    footer: (page: number, pages: number) => ({ text: `${String(page)} / ${String(pages)}`, alignment: 'center' }),
    content: [
      { text: meta.title, fontSize: 28, margin: [0, 90, 0, 20] },
      counted(verdicts),
      counted(ages),
      { text: say['pdf_overview'], fontSize: 20, pageBreak: 'before' },
      table(
        books.map((book, index) => [
          String(index + 1),
          { text: `${book.shortTitle.text}\n${book.author.text}`, linkToDestination: `book-${String(index)}` },
          book.verdict.word,
          book.may,
          book.can,
          { pageReference: `book-${String(index)}` },
        ]),
        ['auto', '*', 'auto', 'auto', 'auto', 'auto'],
      ),
      ...books.flatMap((book, index) => onePage(book, index, { say, picture: pictures[book.cover ?? -1] })),
    ],
  }
  return await pdfmake.createPdf(definition).getBuffer()
}

type PageParts = { say: Record<string, string>; picture: Uint8Array | undefined }

function onePage(book: SelectionData['books'][number], index: number, { say, picture }: PageParts): object[] {
  const image = picture && `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`
  return [
    {
      pageBreak: 'before',
      columns: [
        image === undefined ? '' : { image, width: 80 },
        [
          { text: book.title.text, fontSize: 20, bold: true, id: `book-${String(index)}` },
          book.author.text,
          { text: `${book.verdict.word} ${book.verdict.sentence}`, bold: true },
          ...book.facts.map(({ name, value }) => `${name} ${value.text}`),
        ],
      ],
    },
    { table: { body: [[book.may, book.can, book.age, String(book.score)]] } },
    { table: { body: [book.systems.map(({ name, word, score }) => `${name}\n${word} ${String(score)}`)] } },
    { table: { body: [book.ages.map(({ group, word }) => `${group}\n${word}`)] } },
    ...(book.nmc ? [{ table: { body: [book.nmc.categories.map(({ name, word }) => `${name}\n${word}`)] } }] : []),
    { text: book.summary },
    { text: say['evidence'], fontSize: 14 },
    ...book.evidence.map(({ quote, place }) => ({ text: `“${quote.text}” ${place}` })),
    { text: book.lessonsTitle, fontSize: 14 },
    { ul: book.lessons },
    { text: say['pdf_questions'], fontSize: 14 },
    { ul: book.questions },
  ]
}
