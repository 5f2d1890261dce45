import { setImmediate as rest } from 'node:timers/promises'
import type { Language } from '../../contract/languages.ts'
import { outcomeChanges, outcomeOf } from '../../contract/outcome.ts'
import type { Preview, PreviewItem } from '../../contract/rescoring.ts'
import { unreadCriteria, type ScoringConfigInput } from '../../contract/scoring-config.ts'
import { VERDICTS, type Verdict } from '../../contract/verdict.ts'
import { score } from '../../pipeline/score/score.ts'
import type { Connection } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import { comparableBook, type ComparableBook } from '../db/score-repository.ts'
import { configFault } from './config-fault.ts'

/** Rows read at once: the embedded database takes about 10 ms for them, and nobody else is answered meanwhile. */
const CHUNK = 200
/** Other requests are let in after so much work. */
const SLICE_MS = 10

type Difference = Omit<PreviewItem, 'title' | 'author'>

/**
 * What the whole library would come to under other rules, from the stored scores: nothing is read again, nothing changes.
 * Ten thousand books take about a second, in slices between which other requests are answered.
 *
 * @throws MizanError config_invalid; the signal's reason
 */
export async function previewConfig(
  connection: Connection,
  rules: ScoringConfigInput,
  { language, limit, offset, signal }: { language: Language; limit: number; offset: number; signal: AbortSignal },
): Promise<Preview> {
  const fault = configFault(rules)
  if (fault !== null) throw fault
  const { scores } = createRepositories(connection)
  const sums = emptySums()
  const differences: Difference[] = []
  let before: string | undefined
  let resumedAt = 0
  const breathe = async (): Promise<number> => {
    await rest()
    signal.throwIfAborted()
    return performance.now()
  }
  do {
    const page = await scores.page(before, CHUNK)
    // The embedded database answers without ever letting go of the process.
    resumedAt = await breathe()
    for (const row of page.rows) {
      if (performance.now() - resumedAt > SLICE_MS) resumedAt = await breathe()
      const book = comparableBook(row)
      if (book === null) continue
      const difference = compare(book, rules)
      add(sums, difference, book.reviewed)
      if (difference.changes.length > 0 || difference.unread.length > 0) differences.push(difference)
    }
    before = page.lastId
  } while (before !== undefined)

  const shown = differences.toSorted((a, b) => urgency(a) - urgency(b)).slice(offset, offset + limit)
  const names = await scores.names(
    shown.map(({ id }) => id),
    language,
  )
  return {
    ...sums.counts,
    verdicts: VERDICTS.map((verdict) => ({ verdict, ...sums.verdicts[verdict] })),
    moves: [...sums.moves.values()].toSorted((a, b) => b.count - a.count),
    items: shown.map(({ id, ...difference }) => {
      const { title, author } = names.get(id) ?? { title: '', author: '' }
      return { id, title, author, ...difference }
    }),
    next: offset + limit < differences.length ? offset + limit : null,
  }
}

function compare({ id, outcome, reviewed, scores }: ComparableBook, rules: ScoringConfigInput): Difference {
  const after = outcomeOf(score(scores, rules))
  return {
    id,
    before: outcome,
    after,
    changes: outcomeChanges(outcome, after),
    reviewed: reviewed !== null,
    unread: unreadCriteria(rules, scores),
  }
}

function emptySums() {
  const none = () => ({ before: 0, after: 0 })
  return {
    counts: {
      books: 0,
      changed: 0,
      kept: 0,
      mustBeRead: 0,
      ages: { older: 0, younger: 0 },
      ratings: [0, 0, 0, 0] as Preview['ratings'],
    },
    verdicts: { Whitelisted: none(), 'Parent Guidance': none(), 'Not Whitelisted': none() },
    moves: new Map<string, Preview['moves'][number]>(),
  }
}

function add(
  { counts, verdicts, moves }: ReturnType<typeof emptySums>,
  { before, after, changes, unread }: Difference,
  reviewed: Verdict | null,
): void {
  counts.books += 1
  if (unread.length > 0) counts.mustBeRead += 1
  verdicts[reviewed ?? before.verdict].before += 1
  verdicts[reviewed ?? after.verdict].after += 1
  if (reviewed !== null) {
    if (changes.length > 0) counts.kept += 1
    return
  }
  if (changes.length === 0) return
  counts.changed += 1
  if (before.verdict !== after.verdict) {
    const key = `${before.verdict} > ${after.verdict}`
    const move = moves.get(key) ?? { from: before.verdict, to: after.verdict, count: 0 }
    moves.set(key, { ...move, count: move.count + 1 })
  }
  const years = Number.parseInt(after.recommended_age, 10) - Number.parseInt(before.recommended_age, 10)
  if (years > 0) counts.ages.older += 1
  if (years < 0) counts.ages.younger += 1
  for (const [index, rating] of before.ratings.entries()) {
    if (rating !== after.ratings[index]) counts.ratings[index] = (counts.ratings[index] ?? 0) + 1
  }
}

/** What a person wants to see first comes first; those decided by a person come last of their kind. */
function urgency({ changes, reviewed }: Difference): number {
  const kind = changes.includes('verdict') ? 0 : changes.includes('age') ? 2 : changes.length > 0 ? 4 : 6
  return kind + (reviewed ? 1 : 0)
}
