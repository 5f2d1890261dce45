import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadDiction } from '../src/pipeline/assess/lexical/diction/diction.ts'
import { learnedFromAll, type Learned } from '../src/pipeline/assess/lexical/lexical-engine.ts'
import { loadReader, type Reader } from '../src/pipeline/assess/reader/reader.ts'
import { keepingReadings } from './kept-readings.ts'
import { FOLDS } from './labelled-books.ts'

const FOLDER = join(import.meta.dirname, '..', 'training', '.folds')

/** Whether `node training/train.mjs --folds` has made them. */
export const foldsAreThere = (): boolean =>
  Array.from({ length: FOLDS }, (_, fold) => join(FOLDER, String(fold), 'books.json')).every((file) => existsSync(file))

const loaded = new Map<number, Learned>()

/**
 * What was learned from no book of the authors of that fold; where nothing was trained so what the product has, which was
 * learned from all of them.
 */
export function learnedWithout(fold: number): Learned {
  if (!foldsAreThere()) return learnedFromAll()
  const known = loaded.get(fold)
  if (known !== undefined) return known
  const folder = join(FOLDER, String(fold))
  const models = JSON.parse(readFileSync(join(folder, 'books.json'), 'utf8')) as Pick<
    Learned,
    'bookModel' | 'themeModel'
  >
  const diction = loadDiction(new URL('diction/', pathToFileURL(`${folder}/`)))
  const learned = { reader: foldReader(folder), diction, ...models }
  loaded.set(fold, learned)
  return learned
}

/** The reader in a folder of a part; what it reads is kept beside the parts. */
export function foldReader(folder: string): Reader {
  const weights = createHash('sha256')
    .update(readFileSync(join(folder, 'reader.bin')))
    .digest('hex')
  return keepingReadings(loadReader(pathToFileURL(`${folder}/`)), weights, join(folder, '..', 'readings'))
}
