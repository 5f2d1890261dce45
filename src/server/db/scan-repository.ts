import { SCAN_KEPT_HOURS } from '../../contract/scanned-pages.ts'
import type { Connection } from './database.ts'

export type ArrivedPage = { page: string; key: string; sha256: string; size: number; owner: string | null }

export type ScanRepository = ReturnType<typeof createScanRepository>

/**
 * The pages of books that are being photographed. Their files belong to nobody until the book is handed in, and are swept
 * like those of any upload that was never finished; what is about to be swept is not there any more for anybody.
 *
 * @param scan the hash of the sender's secret, in every call
 */
export function createScanRepository(connection: Connection) {
  const arrived = (scan: string) =>
    connection
      .selectFrom('scan_pages')
      .innerJoin('files', 'files.key', 'scan_pages.key')
      .select(['scan_pages.page', 'scan_pages.key', 'scan_pages.sha256', 'files.size', 'files.evaluation_id as owner'])
      .where('scan_pages.scan', '=', scan)
      .where((eb) =>
        eb.or([
          eb('files.evaluation_id', 'is not', null),
          eb('files.created_at', '>', new Date(Date.now() - SCAN_KEPT_HOURS * 3600 * 1000)),
        ]),
      )
  return {
    /** In the order of their arrival. */
    async pages(scan: string): Promise<ArrivedPage[]> {
      return await arrived(scan).orderBy('scan_pages.created_at').orderBy('scan_pages.page').execute()
    },

    async find(scan: string, page: string): Promise<ArrivedPage | null> {
      return (await arrived(scan).where('scan_pages.page', '=', page).executeTakeFirst()) ?? null
    },

    /** Its file has a row already. One that was there under this name stands back. */
    async put(scan: string, page: string, file: { key: string; sha256: string }): Promise<void> {
      const written = { ...file, created_at: new Date() }
      await connection
        .insertInto('scan_pages')
        .values({ scan, page, ...written })
        .onConflict((conflict) => conflict.columns(['scan', 'page']).doUpdateSet(written))
        .execute()
    },

    async remove(scan: string, page: string): Promise<void> {
      await connection.deleteFrom('scan_pages').where('scan', '=', scan).where('page', '=', page).execute()
    },
  }
}
