import type { PictureMark } from '../../contract/picture-marks.ts'
import type { BookPictures, KeptPicture } from '../../contract/pictures.ts'
import type { Connection } from './database.ts'

/** The pictures of a book and the stored file of their thumbnails; no key where it has none. */
export type StoredPictures = BookPictures & { key: string | null }

export type PictureRepository = ReturnType<typeof createPictureRepository>

/** What is known of the pictures of books: written once, with the text of the book; and what people say of them. */
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

    /** In the order of the pictures; of a picture nobody has seen there is none. */
    async marks(evaluationId: string): Promise<PictureMark[]> {
      const row = await connection
        .selectFrom('book_pictures')
        .select('marks')
        .where('evaluation_id', '=', evaluationId)
        .executeTakeFirst()
      return JSON.parse(row?.marks ?? '[]') as PictureMark[]
    },

    async forget(evaluationId: string): Promise<void> {
      await connection.deleteFrom('book_pictures').where('evaluation_id', '=', evaluationId).execute()
    },

    /** Whether they were shown to a model. */
    async wereShown(evaluationId: string): Promise<boolean> {
      const row = await connection
        .selectFrom('book_pictures')
        .select('shown')
        .where('evaluation_id', '=', evaluationId)
        .executeTakeFirst()
      return row !== undefined && row.shown !== null
    },

    /** They were shown to a model, which has seen so many. */
    async saveShown(evaluationId: string, shown: number): Promise<void> {
      await connection.updateTable('book_pictures').set({ shown }).where('evaluation_id', '=', evaluationId).execute()
    },

    async saveMarks(evaluationId: string, marks: readonly PictureMark[]): Promise<void> {
      await connection
        .updateTable('book_pictures')
        .set({ marks: JSON.stringify(marks) })
        .where('evaluation_id', '=', evaluationId)
        .execute()
    },
  }
}
