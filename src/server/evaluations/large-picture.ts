import { MizanError } from '../../contract/errors.ts'
import type { Pipeline } from '../../pipeline/pipeline.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { withBookFiles } from './with-book-files.ts'

type Dependencies = { database: Database; storage: FileStorage; pipeline: () => Promise<Pipeline> }

/**
 * A picture of a book as large as its stored file has it (WebP, no edge longer than 1600 pixels).
 *
 * @throws MizanError not_found where the book has no such picture; book_file_gone, picture_lost
 */
export async function largePicture(
  { database, storage, pipeline }: Dependencies,
  id: string,
  { number, signal }: { number: number; signal: AbortSignal },
): Promise<Uint8Array> {
  const { pictures, evaluations, files } = createRepositories(database.connection)
  const picture = (await pictures.ofBook(id))?.pictures.find((one) => one.number === number)
  const stored = picture && (await evaluations.find(id))
  if (!picture || !stored) throw new MizanError('not_found')
  const engine = await pipeline()
  return await withBookFiles({ files, storage }, stored, async (source) => engine.enlarge(source, picture, { signal }))
}
