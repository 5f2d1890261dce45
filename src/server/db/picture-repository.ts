import type { BookPictures, KeptPicture } from '../../contract/pictures.ts'
import type { Connection } from './database.ts'

/** The pictures of a book and the stored file of their thumbnails; no key where it has none. */
export type StoredPictures = BookPictures & { key: string | null }

export type PictureRepository = ReturnType<typeof createPictureRepository>

/** What is known of the pictures of books. Written once, with the text of the book. */
export function createPictureRepository(connection: Connection) {
  return {
    async ofBook(evaluationId: string): Promise<StoredPictures | null> {
      const row = await connection
        .selectFrom('book_pictures')
        .select(['key', 'pictures', 'more'])
        .where('evaluation_id', '=', evaluationId)
        .executeTakeFirst()
      return row ? { key: row.key, pictures: JSON.parse(row.pictures) as KeptPicture[], more: row.more } : null
    },

    async save(evaluationId: string, { key, pictures, more }: StoredPictures): Promise<void> {
      await connection
        .insertInto('book_pictures')
        .values({ evaluation_id: evaluationId, key, pictures: JSON.stringify(pictures), more, created_at: new Date() })
        .onConflict((conflict) => conflict.column('evaluation_id').doNothing())
        .execute()
    },
  }
}
