import type { PdfDocument } from './pdf-document.ts'
import { type RenderOptions, startProcess } from './start-process.ts'

/** Sets a report in a process of its own. @throws MizanError unavailable (it took too long, or the process failed) */
export async function renderPdf(document: PdfDocument, options: RenderOptions = {}): Promise<Uint8Array> {
  const setter = startProcess(options)
  try {
    return (await setter.run({ kind: 'set', document })).bytes
  } finally {
    setter.end()
  }
}
