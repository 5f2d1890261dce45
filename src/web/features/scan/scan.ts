import type { UploadAnswer } from '../../../contract/evaluation.ts'
import { SCAN_KEY_HEADER, type FinishScan, type ScanPages } from '../../../contract/scanned-pages.ts'
import { call, callJson } from '../../lib/api.ts'
import { writePreference } from '../../lib/preferences.ts'
import { uploadQueue } from '../queue/queue.ts'
import { createScanSession } from './keep/scan-session.ts'
import { openScanShelf } from './keep/scan-shelf.ts'

const headers = (secret: string) => ({ [SCAN_KEY_HEADER]: secret })

/** The one book that is being photographed in this browser. */
export const scanSession = createScanSession(
  {
    async send(secret, page, picture) {
      const form = new FormData()
      form.append('file', picture, 'page.jpg')
      await call('sendScanPage', { params: { page }, headers: headers(secret), form, unasked: true })
    },
    async drop(secret, page) {
      await call('dropScanPage', { params: { page }, headers: headers(secret), unasked: true })
    },
    arrived: async (secret) =>
      (await callJson<ScanPages>('scanPages', { headers: headers(secret), unasked: true })).pages,
    finish: async (secret, pages, name) =>
      await callJson<UploadAnswer>('finishScan', {
        headers: headers(secret),
        json: { pages, name } satisfies FinishScan,
        unasked: true,
      }),
  },
  openScanShelf,
)

scanSession.onFinished((answer, { title, size }) => uploadQueue.follow(title, size, answer))

// The next start of the application goes on sending what is not there yet.
scanSession.store.subscribe(() => {
  const { scan } = scanSession.store.get()
  if (scan !== undefined) writePreference('scanning', scan.pages.length > 0 ? 'yes' : undefined)
})

window.addEventListener('online', scanSession.sendNow)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') scanSession.sendNow()
})
