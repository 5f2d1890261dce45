import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { SampleBook } from './sample-book.ts'

const require = createRequire(import.meta.url)
const FONTS = [
  '@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
  '@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf',
]

/** The book's data travels as an input, never inside the source, so that no text can become markup. */
const TEMPLATE = `
#let book = json(bytes(sys.inputs.book))
#set document(title: book.title, author: book.author)
#set page(width: 148mm, height: 210mm, margin: 18mm, numbering: "1")
#set text(font: "Amiri", size: 14pt, lang: book.language, dir: if book.language == "ar" { rtl } else { ltr }, fallback: false)
#set par(leading: 0.9em, spacing: 1.3em, justify: true)
#for (index, page) in book.pages.enumerate() {
  if index > 0 { pagebreak() }
  if index == 0 { text(size: 22pt, weight: "bold")[#book.title]; v(4mm) }
  heading(page.heading)
  for paragraph in page.paragraphs { par[#paragraph] }
}
`

export async function createPdfWriter(): Promise<(book: SampleBook) => Uint8Array> {
  const fonts = await Promise.all(FONTS.map((font) => readFile(require.resolve(font))))
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts }] })
  return (book) => compiler.pdf({ mainFileContent: TEMPLATE, inputs: { book: JSON.stringify(book) } })
}
