/** One report in a process of its own, to be measured from outside: `node make-one.ts TOOL COUNT LANGUAGE FOLDER`. */
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Evaluation } from '../../src/contract/evaluation.ts'
import { renderSelection } from '../../src/pipeline/report/pdf/render-selection.ts'
import { selectionReport } from '../../src/pipeline/report/pdf/selection-report.ts'
import { booksPath, coverPath } from './prepare-books.ts'
import { setByPdfmake } from './set-by-pdfmake.ts'

const [tool = '', count = '', language = '', folder = ''] = process.argv.slice(2)

async function* books(): AsyncGenerator<{ evaluation: Evaluation; cover: Uint8Array }> {
  let index = 0
  for await (const line of createInterface({ input: createReadStream(booksPath(folder)) })) {
    if (index === Number(count)) return
    yield { evaluation: JSON.parse(line) as Evaluation, cover: await readFile(coverPath(folder, index)) }
    index += 1
  }
}

const document = await selectionReport(books(), language === 'ar' ? 'ar' : 'en')
const pdf = tool === 'pdfmake' ? await setByPdfmake(document) : await renderSelection(document)
await writeFile(join(folder, `${tool}-${count}-${language}.pdf`), pdf)
process.exit(0)
