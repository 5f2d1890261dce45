import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MizanError } from '../../src/contract/errors.ts'
import type { GrayPicture } from '../../src/pipeline/extract/image/gray-picture.ts'
import { openPdf } from '../../src/pipeline/extract/pdf/open-pdf.ts'
import { renderForReading } from '../../src/pipeline/extract/pdf/render-page.ts'
import { loadReader } from '../../src/pipeline/extract/registry.ts'
import { characterSimilarity } from '../../tests/support/text-similarity.ts'
import { publishSection } from './performance-section.ts'
import { photograph } from './photograph.ts'

type Book = { file: string; language: 'en' | 'ar' }
type Leaf = { picture: GrayPicture; text: string }

const SPREADS_A_LANGUAGE = 10
/** A page with less says too little of its place. */
const LEAST_LETTERS = 40

/** Pages of a book's PDF that hold some text, as pictures and as the text its layer gives. */
export async function leavesOf(file: string, most: number): Promise<Leaf[]> {
  const reader = await loadReader('pdf')
  const { pages } = await reader.read({ paths: [file], filename: file, onProgress: () => undefined })
  const pdf = await openPdf(await readFile(file))
  const leaves: Leaf[] = []
  try {
    for (const [index, { text }] of pages.entries()) {
      if (leaves.length >= most || (text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) continue
      const page = pdf.pdfium._FPDF_LoadPage(pdf.document, index)
      leaves.push({ picture: renderForReading(pdf.pdfium, page), text })
      pdf.pdfium._FPDF_ClosePage(page)
    }
  } finally {
    pdf.close()
  }
  return leaves
}

/** A photograph answered with a sentence instead of a text has no pages. */
async function readPhotograph(path: string): Promise<{ text: string }[]> {
  const reader = await loadReader('image')
  try {
    const { pages } = await reader.read({ paths: [path], filename: path, onProgress: () => undefined })
    return pages
  } catch (error) {
    if (!(error instanceof MizanError)) throw error
    console.log(`${error.code}: ${path}`)
    return []
  }
}

/** Photographs of open books, two pages each: whether both pages are told apart and read in their order. */
export async function benchSpreads(books: readonly Book[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-spreads-'))
  const rows = []
  try {
    for (const language of ['en', 'ar'] as const) {
      const own = books.filter((book) => book.language === language)
      const each = Math.ceil(SPREADS_A_LANGUAGE / own.length)
      const pairs: [Leaf, Leaf][] = []
      for (const { file } of own) {
        const leaves = await leavesOf(file, 2 * (each + 1))
        for (let at = 0; at + 1 < leaves.length; at += 2) pairs.push([leaves[at]!, leaves[at + 1]!])
      }
      let inOrder = 0
      let alike = 0
      let ms = 0
      const taken = pairs.slice(0, SPREADS_A_LANGUAGE)
      for (const [number, [first, second]] of taken.entries()) {
        const sides = language === 'ar' ? [second, first] : [first, second]
        const path = join(folder, `${language}-${number}.jpg`)
        await writeFile(
          path,
          await photograph(
            sides.map(({ picture }) => picture),
            number + 1,
          ),
        )
        const start = performance.now()
        const pages = await readPhotograph(path)
        ms += performance.now() - start
        const like = (page: number, leaf: Leaf): number => characterSimilarity(pages[page]?.text ?? '', leaf.text)
        const right = pages.length === 2 && like(0, first) > like(0, second) && like(1, second) > like(1, first)
        if (right) inOrder += 1
        else console.log(`not in order: ${language} ${number}, ${pages.length} pages`)
        alike += pages.length === 2 ? (like(0, first) + like(1, second)) / 2 : 0
      }
      rows.push({
        language,
        photographs: taken.length,
        'in order': inOrder,
        similarity: (alike / taken.length).toFixed(4),
        's a photograph': (ms / taken.length / 1000).toFixed(1),
      })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const notes =
    'Pages of PDF books, drawn and laid side by side (in Arabic the first on the right), out of square, with a shadow in the fold and the light from one side. ' +
    'In order: two pages were found, and each is more like its own text than the other. Similarity as above, against the text layer.'
  await publishSection('extraction:spreads', 'Two pages in one photograph', notes, rows)
}
