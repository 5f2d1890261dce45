import { MizanError } from '../../contract/errors.ts'
import type { TakePictures } from '../../contract/picture-taking.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import type { JobQueue } from '../jobs/job-queue.ts'

/** There is one. */
const THE_LIBRARY = '00000000-0000-0000-0000-000000000000'

/**
 * Has the pictures of a judged book taken out of its stored file, or those of all books of the library whose pictures are unknown.
 *
 * @throws MizanError evaluation_not_found, evaluation_not_finished; book_file_gone where the book's file is not kept
 */
export async function askForPictures(
  { database, queue }: { database: Database; queue: Pick<JobQueue, 'enqueueTakingPictures'> },
  { evaluationId: id, performedBy }: TakePictures & { performedBy: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { evaluations, files, pictureTakings, library, audit } = createRepositories(transaction)
    if (id === undefined) {
      const books = await pictureTakings.askForAll(performedBy)
      if (books === 0) return
      await audit.add({
        action: 'library.pictures-take',
        targetKind: 'library',
        targetId: THE_LIBRARY,
        performedBy,
        before: null,
        after: { books },
      })
    } else {
      const stored = await evaluations.lock(id)
      if (stored === null) throw new MizanError('evaluation_not_found')
      if (stored.status !== 'completed') throw new MizanError('evaluation_not_finished')
      if (stored.pictureCount !== null) return
      if ((await files.ofBook(id)).length === 0) throw new MizanError('book_file_gone')
      await evaluations.update(id, { pictureTaking: { status: 'waiting', performedBy } })
      await audit.add({
        action: 'evaluation.pictures-take',
        targetKind: 'evaluation',
        targetId: id,
        performedBy,
        before: null,
        after: null,
      })
    }
    await library.touch()
    await queue.enqueueTakingPictures(transaction)
  })
}
