import { buffer } from 'node:stream/consumers'
import type { KeptPicture } from '../../contract/pictures.ts'
import type { ExtractedBook } from '../../pipeline/extract/reader.ts'
import type { FileRepository } from '../db/file-repository.ts'
import type { StoredPictures } from '../db/picture-repository.ts'
import type { Repositories } from '../db/repositories.ts'
import type { FileStorage } from '../storage/file-storage.ts'

/**
 * Puts the thumbnails of a book into one file, one after another: a sheet of all of them is one request. The file belongs to
 * nobody until `ownPictures`.
 */
export async function putPictures(
  { files, storage }: { files: FileRepository; storage: FileStorage },
  evaluationId: string,
  { pictures, morePictures }: Pick<ExtractedBook, 'pictures' | 'morePictures'>,
): Promise<StoredPictures> {
  let offset = 0
  const kept = pictures.map(({ thumbnail, ...picture }): KeptPicture => {
    const own = { ...picture, offset, length: thumbnail.length }
    offset += thumbnail.length
    return own
  })
  if (kept.length === 0) return { key: null, pictures: [], more: morePictures }
  const bytes = Buffer.concat(pictures.map(({ thumbnail }) => thumbnail))
  return { key: await putFile({ files, storage }, evaluationId, bytes), pictures: kept, more: morePictures }
}

/** The same thumbnails for another evaluation of the same book. */
export async function putPicturesAgain(
  { files, storage }: { files: FileRepository; storage: FileStorage },
  evaluationId: string,
  stored: StoredPictures,
): Promise<StoredPictures> {
  if (stored.key === null) return stored
  return {
    ...stored,
    key: await putFile({ files, storage }, evaluationId, await buffer(await storage.read(stored.key))),
  }
}

async function putFile(
  { files, storage }: { files: FileRepository; storage: FileStorage },
  evaluationId: string,
  bytes: Buffer,
): Promise<string> {
  const key = `pictures/${evaluationId}/${crypto.randomUUID()}.webps`
  await files.reserve([{ key, size: bytes.length, kind: 'cover', position: 0 }])
  await storage.put(key, bytes)
  return key
}

/** Makes put pictures those of an evaluation. Within a transaction. */
export async function ownPictures(
  { files, pictures, evaluations }: Pick<Repositories, 'files' | 'pictures' | 'evaluations'>,
  evaluationId: string,
  put: StoredPictures,
): Promise<void> {
  if (put.key !== null) await files.adopt([put.key], evaluationId)
  await pictures.save(evaluationId, put)
  await evaluations.update(evaluationId, { pictureCount: put.pictures.length })
}
