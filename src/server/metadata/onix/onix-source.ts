import type { RetailerData } from '../../../contract/sources.ts'
import type { Connection } from '../../db/database.ts'
import { createOnixRepository, type IndexedProduct } from '../../db/onix-repository.ts'
import { titleKey } from '../matching/compare-titles.ts'
import { isbn13 } from '../../../pipeline/extract/isbn13.ts'
import { type BookMatch, matchBook } from '../matching/match-book.ts'
import type { RetailerSource } from '../sources.ts'
import { ageText } from '../../../pipeline/extract/onix/audience-age.ts'

/** The groups of code list 150 a family would name. */
const FORMS: Readonly<Record<string, string>> = {
  A: 'Audio',
  BB: 'Hardback',
  BC: 'Paperback',
  BH: 'Board book',
  B: 'Book',
  D: 'Digital',
  E: 'Digital',
  S: 'Set',
}

type Matched = { product: IndexedProduct; match: BookMatch }

/** The age publishers give in the feeds that were indexed. */
export function createOnixSource(connection: Connection): RetailerSource {
  const repository = createOnixRepository(connection)
  return {
    name: 'onix',
    async lookUp(query) {
      const candidates = await repository.candidates(isbn13(query.isbn), [
        titleKey(query.title),
        titleKey(query.arabicTitle),
      ])
      const matched = inForce(candidates)
        .flatMap((product): Matched[] => {
          const match = matchBook(query, { ...product, isbns: product.isbn === null ? [] : [product.isbn] })
          return match === null ? [] : [{ product, match }]
        })
        .toSorted((a, b) => b.match.confidence - a.match.confidence)
      return {
        data: describe(matched),
        coverUrl: matched.find(({ product }) => product.coverUrl !== '')?.product.coverUrl ?? '',
      }
    },
  }
}

/** The newest statement of each record, without those that were withdrawn. */
function inForce(products: readonly IndexedProduct[]): IndexedProduct[] {
  const newest = new Map<string, IndexedProduct>()
  for (const product of products) {
    const other = newest.get(product.recordReference)
    if (other === undefined || other.feedModifiedAt < product.feedModifiedAt)
      newest.set(product.recordReference, product)
  }
  return [...newest.values()].filter(({ withdrawn }) => !withdrawn)
}

function describe(matched: readonly Matched[]): RetailerData {
  const aged = matched.filter(({ product }) => product.age !== null)
  // An edition that gives an age speaks before a surer match that gives none.
  const best = aged[0] ?? matched[0]
  if (best === undefined) return { status: 'not_found' }
  const { product, match } = best
  const ages = aged.flatMap((each) => (each.product.age === null ? [] : [ageText(each.product.age)]))
  return {
    status: product.age === null ? 'not_found' : 'ok',
    ...(product.age === null ? {} : { targetAge: ageText(product.age) }),
    format: FORMS[product.form] ?? FORMS[product.form.slice(0, 1)] ?? 'Book',
    matchMethod: match.method,
    matchQuality: match.quality,
    matchConfidence: match.confidence,
    ...(match.authorMatch === null ? {} : { authorMatch: match.authorMatch }),
    ...(match.publisherMatch === null ? {} : { publisherMatch: match.publisherMatch }),
    editionsCompared: aged.length,
    ...(aged.length > 1 ? { ageConsensus: consensus(ages) } : {}),
  }
}

/** The age most editions give, and how many; every age where no two agree. @example consensus(['6-9', '6-9', '8+']) // '6-9 (2/3)' */
function consensus(ages: readonly string[]): string {
  const counts = Map.groupBy(ages, (age) => age)
  const [age, same] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? ['', []]
  if (same.length === 1) return [...counts.keys()].slice(0, 3).join(' / ')
  return same.length === ages.length ? age : `${age} (${String(same.length)}/${String(ages.length)})`
}
