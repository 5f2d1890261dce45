/** Precision and recall of telling whether a record of another catalogue is about a book: `node bench/matching.ts`. */
import { pathToFileURL } from 'node:url'
import { matchBook } from '../src/server/metadata/matching/match-book.ts'
import { MATCHING_PAIRS, type MatchingPair } from './matching-pairs.ts'

export type MatchingFigures = { pairs: number; precision: number; recall: number; wrong: MatchingPair[] }

export function isSame({ book, record }: MatchingPair): boolean {
  const { title, author = '', publisher = '', isbn = '', arabicTitle = '' } = book
  const found = matchBook(
    { title, author, publisher, isbn, arabicTitle },
    {
      title: record.title,
      author: record.author ?? '',
      publisher: record.publisher ?? '',
      isbns: record.isbn === undefined ? [] : [record.isbn],
    },
  )
  return found !== null
}

export function measureMatching(pairs: readonly MatchingPair[] = MATCHING_PAIRS): MatchingFigures {
  const wrong = pairs.filter((each) => isSame(each) !== each.same)
  const missed = wrong.filter((each) => each.same).length
  const invented = wrong.length - missed
  const same = pairs.filter((each) => each.same).length
  const hits = same - missed
  return { pairs: pairs.length, precision: hits / (hits + invented), recall: hits / same, wrong }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const kinds = ['all', ...new Set(MATCHING_PAIRS.map(({ kind }) => kind))]
  for (const kind of kinds) {
    const { pairs, precision, recall } = measureMatching(
      MATCHING_PAIRS.filter((each) => kind === 'all' || each.kind === kind),
    )
    console.log(`${kind}: ${String(pairs)} pairs, precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}`)
  }
  for (const { book, record, same } of measureMatching().wrong) {
    console.log(
      `${same ? 'missed' : 'wrong'}: ${book.title} / ${book.author ?? ''} <> ${record.title} / ${record.author ?? ''}`,
    )
  }
}
