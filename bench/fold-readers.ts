import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadImpressions } from '../src/pipeline/assess/lexical/impression/impression.ts'
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
  const learned = { reader: foldReader(folder), ...modelsIn(folder, fitted(folder, 'books.json')) }
  loaded.set(fold, learned)
  return learned
}

type Fitted<Model> = { model: Model; themeModel: Learned['themeModel']['book'] }
type ModelsOf = Pick<Learned, 'diction' | 'impressions' | 'bookModels' | 'themeModel'>

const fitted = <Model>(folder: string, name: string): Fitted<Model> =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')) as Fitted<Model>

/** What fit_shorts.py and fit_books.py left in the folder of a part. */
function modelsIn(folder: string, books: Fitted<Learned['bookModels']['book']>): ModelsOf {
  const shorts = fitted<Learned['bookModels']['short']>(folder, 'shorts.json')
  const at = pathToFileURL(`${folder}/`)
  return {
    diction: loadDiction(new URL('diction/', at)),
    impressions: loadImpressions(new URL('impression/', at)),
    bookModels: { short: shorts.model, book: books.model },
    themeModel: { short: shorts.themeModel, book: books.themeModel },
  }
}

/** Whether `training/fit_shorts.py --folds` has made what short texts are judged by. */
export const shortsAreThere = (): boolean =>
  Array.from({ length: FOLDS }, (_, fold) => join(FOLDER, String(fold), 'shorts.json')).every((file) =>
    existsSync(file),
  )

/** What judges a story of that fold: no passage of a story has taught any reader, nor any book's weights. */
export function learnedWithoutStories(fold: number): Learned {
  const all = learnedFromAll()
  if (!shortsAreThere()) return all
  const books = { model: all.bookModels.book, themeModel: all.themeModel.book }
  return { ...all, ...modelsIn(join(FOLDER, String(fold)), books) }
}

const READER = join(import.meta.dirname, '..', 'src', 'pipeline', 'assess', 'reader')
/** What all readers share: what is known of words, and the code that makes a reading of them. */
const SHARED = [
  ...['bearing.en.txt', 'bearing.ar.txt', 'glosses.ar.txt', 'pieces.txt'].map((name) => join('weights', name)),
  'choose-windows.ts',
  'read-windows.ts',
  'windows.ts',
  ...['network', 'words'].flatMap((folder) =>
    readdirSync(join(READER, folder))
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  ),
]

const hash = (files: readonly string[]): string => {
  const all = createHash('sha256')
  for (const file of files) all.update(readFileSync(file))
  return all.digest('hex')
}

/** The reader in a folder of a part; what it reads is kept beside the parts, anew when anything changes that it depends on. */
export function foldReader(folder: string): Reader {
  const state = hash(SHARED.toSorted().map((name) => join(READER, name))).slice(0, 16)
  const kept = join(folder, '..', 'readings', state)
  // reader.json is written with it.
  return keepingReadings(
    loadReader(pathToFileURL(`${folder}/`)),
    hash(['reader.bin', 'bag.en.bin', 'bag.ar.bin'].map((name) => join(folder, name))),
    kept,
  )
}
