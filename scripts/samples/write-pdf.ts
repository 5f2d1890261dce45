import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler'
import { loadFonts } from '@myriaddreamin/typst.ts'
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

export async function createPdfWriter(): Promise<(book: SampleBook) => Promise<Uint8Array>> {
  const compiler = createTypstCompiler()
  const wasm = await readFile(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))
  const fonts = await Promise.all(FONTS.map((font) => readFile(require.resolve(font))))
  await compiler.init({ getModule: () => wasm, beforeBuild: [loadFonts(fonts, { assets: false })] })
  return async (book) => {
    compiler.addSource('/main.typ', TEMPLATE)
    const { result, diagnostics } = await compiler.compile({
      mainFilePath: '/main.typ',
      format: 1,
      inputs: { book: JSON.stringify(book) },
    })
    if (result === undefined) throw new Error(`the PDF of "${book.title}" failed: ${JSON.stringify(diagnostics)}`)
    return result
  }
}
