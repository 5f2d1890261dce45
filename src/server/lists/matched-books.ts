import { setImmediate as rest } from 'node:timers/promises'
import type { ListedEvaluation } from '../../contract/evaluation.ts'
import type { MatchedBook, MeantBook } from '../../contract/book-lists.ts'
import type { Language } from '../../contract/languages.ts'
import { isTextOnly } from '../../contract/picture-marks.ts'
import { reviewedRecord } from '../../contract/review.ts'
import type { WantedBook } from '../../contract/wanted-book.ts'
import { isbnIn } from '../../pipeline/extract/isbn.ts'
import { titleFromFilename } from '../../pipeline/extract/metadata/title-from-filename.ts'
import type { CatalogueRepository, CatalogueRow, FileMetadata, ShownRow } from '../db/catalogue-repository.ts'
import { createListMatcher, type CatalogueBook, type WantedMatch } from './match-list.ts'

/** Rows read at once: the embedded database takes some 10 ms for them, and nobody else is answered meanwhile. */
const CHUNK = 200
/** Other requests are let in after so much work. */
const SLICE_MS = 10

type Options = {
  language: Language
  /** Books that a person said are meant, by their place in the list. */
  chosen?: ReadonlyMap<number, string>
  signal: AbortSignal
}

/** What the library has of each wanted book, as it is now: nothing of it is stored, so a book that was judged is judged here, too. */
export async function matchedBooks(
  catalogue: CatalogueRepository,
  wanted: readonly WantedBook[],
  { language, chosen = new Map(), signal }: Options,
): Promise<MatchedBook[]> {
  const matches = await matchLibrary(catalogue, wanted, signal)
  const meant = matches.map(({ found }, at) => chosen.get(at) ?? found?.book.id)
  const offered = matches.flatMap(({ perhaps }) => perhaps.map(({ id }) => id))
  const shown = await catalogue.shown([...new Set([...meant.filter((id) => id !== undefined), ...offered])], language)
  const show = (id: string | undefined): MeantBook | null => {
    const row = id === undefined ? undefined : shown.get(id)
    return row === undefined ? null : meantBook(row)
  }
  return wanted.map((book, at): MatchedBook => {
    const { found, perhaps } = matches[at] ?? { found: null, perhaps: [] }
    const here = show(meant[at])
    return {
      ...book,
      state: here === null ? 'unknown' : here.verdict === null ? 'to_be_judged' : 'judged',
      book: here,
      way: here === null ? null : chosen.has(at) ? 'person' : (found?.method ?? null),
      perhaps: here === null ? perhaps.map(({ id }) => show(id)).filter((each) => each !== null) : [],
    }
  })
}

async function matchLibrary(
  catalogue: CatalogueRepository,
  wanted: readonly WantedBook[],
  signal: AbortSignal,
): Promise<WantedMatch<CatalogueBook>[]> {
  const matcher = createListMatcher<CatalogueBook>(wanted)
  let before: string | undefined
  do {
    const rows = await catalogue.page(before, CHUNK)
    await rest()
    signal.throwIfAborted()
    let resumedAt = performance.now()
    for (const row of rows) {
      matcher.offer(catalogueBook(row))
      if (performance.now() - resumedAt < SLICE_MS) continue
      await rest()
      signal.throwIfAborted()
      resumedAt = performance.now()
    }
    before = rows.length === CHUNK ? rows.at(-1)?.id : undefined
  } while (before !== undefined)
  return matcher.matches()
}

function catalogueBook({ id, filename, listed, metadata }: CatalogueRow): CatalogueBook {
  const result = listed === null ? null : (JSON.parse(listed) as ListedEvaluation).result
  if (result !== null && 'title' in result) {
    const { title, arabic_title: arabicTitle, author, publisher, isbn } = result
    return { id, isJudged: true, title, arabicTitle: arabicTitle ?? '', author, publisher, isbn }
  }
  // Nobody has judged it yet: what its file says of itself, or else how it is called.
  const known = metadata === null ? {} : (JSON.parse(metadata) as FileMetadata)
  const {
    title = titleFromFilename(filename) ?? '',
    author = '',
    publisher = '',
    isbn = isbnIn(filename) ?? '',
  } = known
  return { id, isJudged: false, title, arabicTitle: '', author, publisher, isbn }
}

function meantBook({ id, status, filename, listed }: ShownRow): MeantBook {
  const record = listed === null ? null : reviewedRecord(listed)
  const result = record?.result ?? null
  if (record === null || result === null || !('title' in result)) {
    return { id, title: filename, author: '', status, verdict: null, age: null, textOnly: false }
  }
  const { title, author, final_verdict: verdict, recommended_age: age } = result
  return { id, title, author, status, verdict, age, textOnly: isTextOnly(record) }
}
