import { SCAN_KEY_HEADER, type CorrectPages, type PageCorrection } from '../../../contract/scanned-pages.ts'
import { call } from '../../lib/api.ts'
import { secretId } from '../../lib/secret-id.ts'

/** What a person puts in the place of a page. */
export type Correction = { text: string; picture?: never } | { picture: Blob; text?: never }

/** Sends the new photographs, then all corrections at once. Repeated after a broken connection it does the same. */
export async function correctPages(id: string, corrections: ReadonlyMap<number, Correction>): Promise<void> {
  const headers = { [SCAN_KEY_HEADER]: secretId() }
  const pages: PageCorrection[] = []
  for (const [number, { text, picture }] of corrections) {
    if (picture === undefined) {
      pages.push({ number, text })
      continue
    }
    const photograph = secretId()
    const form = new FormData()
    form.append('file', picture, 'page.jpg')
    await call('sendScanPage', { params: { page: photograph }, headers, form })
    pages.push({ number, photograph })
  }
  await call('correctPages', { params: { id }, headers, json: { pages } satisfies CorrectPages })
}
