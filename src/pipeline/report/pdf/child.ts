import { compilePdf } from './compile-pdf.ts'
import type { PdfAnswer, PdfDocument } from './pdf-document.ts'

/** Sets one report and ends: the memory of WebAssembly is only given back by ending. */
async function obey(document: PdfDocument): Promise<void> {
  const answer: PdfAnswer = await compilePdf(document).then(
    (bytes) => ({ type: 'pdf' as const, bytes }),
    (error: unknown) => ({
      type: 'failure' as const,
      cause: error instanceof Error ? String(error.stack) : String(error),
    }),
  )
  process.send?.(answer, undefined, {}, () => process.exit(0))
}

process.once('message', (document: PdfDocument) => void obey(document))
process.on('disconnect', () => process.exit(0))
