import type { BookText } from '../../contract/book-text.ts'
import { MizanError } from '../../contract/errors.ts'
import { countSeen } from '../../contract/picture-marks.ts'
import type { Pipeline } from '../../pipeline/pipeline.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import { createBookJournal } from '../jobs/book-journal.ts'
import { showPictures } from '../jobs/show-pictures.ts'
import { storeCover } from '../jobs/store-cover.ts'
import { ownPictures, putPictures } from '../jobs/store-pictures.ts'
import type { Log } from '../log.ts'
import { outageOf } from '../outage.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { judgeKept, replaceJudgement } from './judge-kept.ts'
import { engineEntry, recordVerdict } from './verdict-history.ts'
import { withBookFiles } from './with-book-files.ts'

export type TakePicturesDependencies = {
  database: Database
  storage: FileStorage
  pipeline: () => Promise<Pipeline>
  encodeCover: (bytes: Uint8Array) => Promise<Uint8Array>
  log: Log
}

/**
 * Takes the pictures of a judged book out of its stored file and judges it with what is then known of them, as a new book is. Its
 * text, what an engine said of it and a person's decision stay. A book that has its pictures is only judged.
 *
 * @throws MizanError book_file_gone, and whatever reading the file comes to
 */
export async function takePictures(dependencies: TakePicturesDependencies, id: string, signal: AbortSignal) {
  const { database, storage, log } = dependencies
  const repositories = createRepositories(database.connection)
  const stored = await repositories.evaluations.find(id)
  if (stored === null) return
  const engine = await dependencies.pipeline()
  if (stored.status === 'completed' && stored.pictureCount === null) {
    const { book, cover, ...found } = await withBookFiles(
      { files: repositories.files, storage },
      stored,
      async (source) => await engine.extract(source, { signal, calls: createBookJournal(database, id) }),
    )
    const put = await putPictures({ files: repositories.files, storage }, id, found)
    const isKept = await database.transaction(async (transaction) => {
      const inside = createRepositories(transaction)
      const now = await inside.evaluations.lock(id)
      const kept = now?.pictureCount === null ? await inside.checkpoints.book(id) : null
      if (kept === null) return false
      await ownPictures(inside, id, put)
      await inside.checkpoints.replaceStructure(id, structureOf(kept, book))
      return true
    })
    // Whoever took them at the same time has them; this sheet is swept.
    if (isKept && cover !== null && stored.coverKey === null) await keepCover(dependencies, id, cover.bytes)
  }
  await showPictures(
    { database, storage },
    {
      id,
      engine,
      signal,
      calls: createBookJournal(database, id),
      log,
      write: async (work) =>
        await database.transaction(async (transaction) => await work(createRepositories(transaction))),
    },
  )
  await judge(dependencies, id, engine)
}

async function judge({ database }: TakePicturesDependencies, id: string, engine: Pipeline): Promise<void> {
  await database.transaction(async (transaction) => {
    const repositories = createRepositories(transaction)
    const { evaluations, checkpoints, scoringConfigs, pictures, history } = repositories
    const stored = await evaluations.lock(id)
    if (stored === null || stored.pictureTaking === null) return
    const before = stored.status === 'completed' ? await checkpoints.judged(id) : null
    const book = await checkpoints.book(id)
    const assessment = await checkpoints.assessment(id)
    const rules = stored.scoringConfigId === null ? null : await scoringConfigs.find(stored.scoringConfigId)
    if (before === null || book === null || assessment === null || rules === null) {
      throw new MizanError('evaluation_not_finished')
    }
    const marks = await pictures.marks(id)
    const judged = judgeKept(engine, { stored, book, assessment, marks }, rules)
    const changes = { pictureTaking: null, picturesSeen: marks.length > 0 ? countSeen(marks) : stored.picturesSeen }
    const put = await replaceJudgement(repositories, { stored, assessment, before, judged, changes })
    if (!put.isChanged) return
    const by = stored.pictureTaking.status === 'waiting' ? stored.pictureTaking.performedBy : null
    const entry = engineEntry('pictures', put.outcome, stored.scoringConfigVersion, by)
    await recordVerdict(history, { stored, judged: before }, entry)
  })
}

/** What the new reading says of the pictures beside everything that was known of the text. */
function structureOf(before: BookText, read: BookText): Omit<BookText, 'text'> {
  const { text: _, ...kept } = before
  const code = 'pictures_unseen'
  const own = kept.notices.filter((notice) => notice.code !== code)
  return { ...kept, notices: [...own, ...read.notices.filter((notice) => notice.code === code)] }
}

async function keepCover(dependencies: TakePicturesDependencies, id: string, bytes: Uint8Array): Promise<void> {
  try {
    await storeCover(dependencies, id, bytes, ({ coverKey }) => coverKey === null)
  } catch (error) {
    if (outageOf(error) !== null) throw error
    dependencies.log.warn({ err: error, evaluationId: id }, 'its cover could not be kept')
  }
}
