import { MizanError } from '../../contract/errors.ts'
import { countSeen, type MarkPictures, type PictureMark, type UnmarkPictures } from '../../contract/picture-marks.ts'
import type { Pipeline } from '../../pipeline/pipeline.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import { judgeKept, replaceJudgement } from './judge-kept.ts'
import { engineEntry, recordVerdict } from './verdict-history.ts'

/** What a client has to know after pictures were marked. */
export type MarksState = { marks: PictureMark[]; verdictRevision: number; needsReview: boolean }

type Dependencies = { database: Database; pipeline: () => Promise<Pipeline> }

/**
 * A person has seen pictures of a judged book: with nothing to object, or with objections, which are judged like the strongest
 * passage of their kind. Of two marks of one picture the later one holds.
 *
 * @throws MizanError evaluation_not_found, evaluation_not_finished; not_found where the book has no such picture
 */
export async function markPictures(dependencies: Dependencies, id: string, input: MarkPictures): Promise<MarksState> {
  const { performedBy: reviewer } = input
  const at = new Date().toISOString()
  return await change(dependencies, id, {
    reviewer,
    pictures: input.marks.map(({ picture }) => picture),
    marks: input.marks.map((mark) => ({ ...mark, reviewer, at })),
  })
}

/** Takes marks back: nobody has seen those pictures. @throws as markPictures */
export async function unmarkPictures(
  dependencies: Dependencies,
  id: string,
  { pictures, performedBy: reviewer }: UnmarkPictures,
): Promise<MarksState> {
  return await change(dependencies, id, { reviewer, pictures, marks: [] })
}

type Change = { reviewer: string; pictures: readonly number[]; marks: readonly PictureMark[] }

async function change({ database, pipeline }: Dependencies, id: string, asked: Change): Promise<MarksState> {
  const engine = await pipeline()
  return await database.transaction(async (transaction) => {
    const repositories = createRepositories(transaction)
    const { evaluations, checkpoints, scoringConfigs, pictures, history, audit } = repositories
    const stored = await evaluations.lock(id)
    if (stored === null) throw new MizanError('evaluation_not_found')
    const before = stored.status === 'completed' ? await checkpoints.judged(id) : null
    const book = before === null ? null : await checkpoints.book(id)
    const assessment = book === null ? null : await checkpoints.assessment(id)
    const rules = stored.scoringConfigId === null ? null : await scoringConfigs.find(stored.scoringConfigId)
    if (before === null || book === null || assessment === null || rules === null) {
      throw new MizanError('evaluation_not_finished')
    }
    const found = await pictures.ofBook(id)
    const numbers = new Set(found?.pictures.map(({ number }) => number))
    if (asked.pictures.some((picture) => !numbers.has(picture))) throw new MizanError('not_found')

    const earlier = await pictures.marks(id)
    const marks = merged(earlier, asked)
    await pictures.saveMarks(id, marks)
    const judged = judgeKept(engine, { stored, book, assessment, marks }, rules)
    const changes = { picturesSeen: countSeen(marks) }
    const put = await replaceJudgement(repositories, { stored, before, judged, assessment, changes })
    if (put.isChanged || countSeen(marks) === numbers.size || countSeen(earlier) === numbers.size) {
      const entry = engineEntry('pictures', put.outcome, stored.scoringConfigVersion, asked.reviewer)
      await recordVerdict(history, { stored, judged: before }, entry)
    }
    await audit.add({
      action: 'evaluation.pictures',
      targetKind: 'evaluation',
      targetId: id,
      performedBy: asked.reviewer,
      before: auditable(earlier, asked.pictures),
      after: auditable(marks, asked.pictures),
    })
    return { marks, verdictRevision: put.verdictRevision, needsReview: put.needsReview }
  })
}

function merged(earlier: readonly PictureMark[], { pictures, marks }: Change): PictureMark[] {
  const touched = new Set(pictures)
  // Of a picture named twice in one request the last mark holds.
  const latest = new Map(marks.map((mark) => [mark.picture, mark]))
  return [...earlier.filter(({ picture }) => !touched.has(picture)), ...latest.values()].toSorted(
    (a, b) => a.picture - b.picture,
  )
}

/** The marks of the pictures in question, and how many are marked in all. */
function auditable(marks: readonly PictureMark[], pictures: readonly number[]): object {
  return {
    seen: countSeen(marks),
    marks: marks
      .filter(({ picture }) => pictures.includes(picture))
      .map(({ picture, objection }) => ({ picture, objection })),
  }
}
