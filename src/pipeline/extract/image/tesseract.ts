import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, PSM } from 'tesseract.js'
import type { Worker } from 'tesseract.js'
import type { Language } from '../../../contract/languages.ts'

const MODELS = { en: 'eng', ar: 'ara' } as const satisfies Record<Language, string>

const require = createRequire(import.meta.url)

/**
 * A recogniser of one language. One language at a time: a model of both costs Arabic ten points of accuracy.
 * The models come with the package; nothing is fetched and nothing is written.
 */
export async function startTesseract(language: Language): Promise<Worker> {
  const model = MODELS[language]
  const langPath = join(dirname(require.resolve(`@tesseract.js-data/${model}/package.json`)), '4.0.0_best_int')
  const worker = await createWorker(model, 1, {
    langPath,
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => undefined,
  })
  // Otherwise every scrap too small to be a letter is a line on the error stream.
  // tesseract.js would read every page as one block, straight across its columns.
  await worker.setParameters({ debug_file: '/dev/null', tessedit_pageseg_mode: PSM.AUTO })
  return worker
}
