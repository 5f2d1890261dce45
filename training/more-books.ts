import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { DATA } from '../bench/data.ts'
import { authorOf, foldOf, labelledBook, wholeBooks, type WholeBook } from '../bench/labelled-books.ts'
import { parseCsv } from '../bench/parse-csv.ts'

/**
 * Whole books beside the labelled ones, to learn from and never to measure by: texts of the corpus, with what readers of this
 * project said of them (books/labels.*.csv).
 */
export function moreBooks(language: 'en' | 'ar'): WholeBook[] {
  const texts = corpus(language)
  const rows = parseCsv(readFileSync(join(import.meta.dirname, 'books', `labels.${language}.csv`), 'utf8'))
  return rows.map((row) => {
    const book = labelledBook(row, language)
    return {
      ...book,
      text: () => {
        const text = texts.get(book.stem)
        if (text === undefined) throw new Error(`${book.stem} has labels, but no text in the corpus`)
        return text.normalize('NFC')
      },
    }
  })
}

/** Every text of the corpus, by its stem. */
export function corpus(language: string): ReadonlyMap<string, string> {
  const all = zstdDecompressSync(readFileSync(join(DATA, 'reading', 'corpus', `${language}.txt.zst`))).toString('utf8')
  const parts = all.split(/^===== (.*) =====$/m)
  return new Map(parts.flatMap((part, index) => (index % 2 === 1 ? [[part, parts[index + 1] ?? ''] as const] : [])))
}

/** A name that so many authors have is a first name. */
const SHARED_BY = 4
const YEAR_AND_BEGINNING = 7

/**
 * The parts a book must not be learned from in: its author's own, and those of labelled authors who may be the same one under
 * another spelling ('wells-h-g-herbert-george' and 'h-g-wells'; Arabic stems: the same year of death and beginning of the name).
 */
export function foldsOf(): (stem: string) => number[] {
  const measured = wholeBooks().map(({ stem }) => stem)
  const holders = new Map<string, Set<string>>()
  for (const stem of measured)
    for (const name of namesIn(stem)) holders.set(name, (holders.get(name) ?? new Set()).add(authorOf(stem)))
  const folds = new Map<string, Set<number>>()
  for (const stem of measured) {
    for (const name of namesIn(stem)) {
      if (holders.get(name)!.size >= SHARED_BY) continue
      folds.set(name, (folds.get(name) ?? new Set()).add(foldOf(stem)))
    }
  }
  return (stem) => [...new Set([foldOf(stem), ...namesIn(stem).flatMap((name) => [...(folds.get(name) ?? [])])])]
}

function namesIn(stem: string): string[] {
  if (/^\d/.test(stem)) return [stem.slice(0, YEAR_AND_BEGINNING)]
  return authorOf(stem)
    .split('-')
    .filter((name) => name.length > 3)
}
