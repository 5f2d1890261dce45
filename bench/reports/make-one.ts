/** One report in a process of its own, to be measured from outside: `node make-one.ts TOOL COUNT LANGUAGE FOLDER`. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Evaluation } from '../../src/contract/evaluation.ts'
import { renderSelection } from '../../src/pipeline/report/pdf/render-selection.ts'
import { selectedBook, selectionDocument } from '../../src/pipeline/report/pdf/selection-report.ts'
import { bookPath, coverPath } from './prepare-books.ts'
import { setByPdfmake } from './set-by-pdfmake.ts'

const [tool = '', count = '', language = '', folder = ''] = process.argv.slice(2)

async function* books(): AsyncGenerator<{ evaluation: Evaluation; cover: Uint8Array }> {
  for (let index = 0; index < Number(count); index += 1) {
    const evaluation = JSON.parse(await readFile(bookPath(folder, index), 'utf8')) as Evaluation
    yield { evaluation, cover: await readFile(coverPath(folder, index)) }
  }
}

async function gathered() {
  const selected = []
  for await (const book of books()) selected.push(await selectedBook(book, reader))
  return selectionDocument(selected, reader, 'whole')
}

const reader = language === 'ar' ? 'ar' : 'en'
const pdf =
  tool === 'pdfmake' ? await setByPdfmake(await gathered()) : await renderSelection(books(), { language: reader })
await writeFile(join(folder, `${tool}-${count}-${language}.pdf`), pdf)
process.exit(0)
