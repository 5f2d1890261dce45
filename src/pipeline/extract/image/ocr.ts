import type { Worker } from 'tesseract.js'
import type { Language } from '../../../contract/languages.ts'
import type { RawPage } from '../reader.ts'
import { startTesseract } from './tesseract.ts'

export type Ocr = { readPage(picture: Buffer): Promise<RawPage>; close(): Promise<void> }

/** Recognises pages, keeping one worker per language until `close`. */
export function createOcr(): Ocr {
  const workers = new Map<Language, Promise<Worker>>()
  const worker = (language: Language): Promise<Worker> => {
    const started = workers.get(language) ?? startTesseract(language)
    workers.set(language, started)
    return started
  }
  return {
    async readPage(picture) {
      const { data } = await (await worker('en')).recognize(picture)
      return { text: data.text.trim(), source: 'ocr', confidence: data.confidence }
    },
    async close() {
      await Promise.all([...workers.values()].map(async (started) => (await started).terminate()))
      workers.clear()
    },
  }
}
