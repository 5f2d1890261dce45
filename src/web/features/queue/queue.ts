import type { Evaluation } from '../../../contract/evaluation.ts'
import { call, callJson } from '../../lib/api.ts'
import type { QueueItem } from './queue-state.ts'
import { uploadFiles } from './upload-files.ts'
import { createUploadQueue } from './upload-queue.ts'

const KEY = 'mizan.queue'

/** The one queue of this tab. */
export const uploadQueue = createUploadQueue(
  {
    upload: uploadFiles,
    read: (id) =>
      callJson<Evaluation>('evaluation', { params: { id }, query: { lang: document.documentElement.lang } }),
    retry: async (id, token) => {
      await call('retry', { params: { id }, headers: { 'X-Cancel-Token': token } })
    },
    remove: async (id, token) => {
      await call('deleteEvaluation', { params: { id }, headers: { 'X-Cancel-Token': token } })
    },
  },
  {
    load: () => {
      try {
        return JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as QueueItem[]
      } catch {
        return []
      }
    },
    save: (items) => {
      try {
        window.sessionStorage.setItem(KEY, JSON.stringify(items))
      } catch {
        // Storage is blocked: the queue lives as long as the page.
      }
    },
  },
)
