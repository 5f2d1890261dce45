import { MizanError } from '../../contract/errors.ts'
import type { ExtractionSource } from '../../pipeline/extract/extract-book.ts'
import type { FileRepository } from '../db/file-repository.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import type { StoredEvaluation } from './stored-evaluation.ts'

/**
 * The stored files of a judged book, for as long as `work` takes.
 *
 * @throws MizanError book_file_gone where they are not kept any more
 */
export async function withBookFiles<T>(
  { files, storage }: { files: FileRepository; storage: FileStorage },
  { id, filename, isOCR }: Pick<StoredEvaluation, 'id' | 'filename' | 'isOCR'>,
  work: (source: ExtractionSource) => Promise<T>,
): Promise<T> {
  const [first, ...others] = (await files.ofBook(id)).map(({ key }) => key)
  if (first === undefined) throw new MizanError('book_file_gone')
  try {
    return await storage.withLocalFiles([first, ...others], async (paths) =>
      work({ paths, filename, kind: isOCR ? 'images' : 'document' }),
    )
  } catch (error) {
    if (error instanceof MizanError && error.code === 'file_missing') throw new MizanError('book_file_gone')
    throw error
  }
}
