import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Learned } from '../src/pipeline/assess/lexical/lexical-engine.ts'
import { BOOK_MODEL } from '../src/pipeline/assess/lexical/rating/book-model.ts'
import { THEME_MODEL } from '../src/pipeline/assess/lexical/themes/theme-model.ts'
import { loadReader, sharedReader } from '../src/pipeline/assess/reader/reader.ts'
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
  if (!foldsAreThere()) return { reader: sharedReader(), bookModel: BOOK_MODEL, themeModel: THEME_MODEL }
  const known = loaded.get(fold)
  if (known !== undefined) return known
  const folder = join(FOLDER, String(fold))
  const models = JSON.parse(readFileSync(join(folder, 'books.json'), 'utf8')) as Omit<Learned, 'reader'>
  const learned = { reader: loadReader(pathToFileURL(`${folder}/`)), ...models }
  loaded.set(fold, learned)
  return learned
}
