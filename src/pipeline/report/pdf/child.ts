import { compilePdf } from './compile-pdf.ts'
import { joinPdfs } from './join-pdfs.ts'
import type { PdfAnswer, PdfTask } from './pdf-document.ts'
import { outlinePages, readPdf } from './read-pdf.ts'

/** Does one task and ends: the memory of WebAssembly is only given back by ending. */
async function obey(task: PdfTask): Promise<void> {
  const answer: PdfAnswer = await carryOut(task).catch((error: unknown) => ({
    type: 'failure' as const,
    cause: error instanceof Error ? String(error.stack) : String(error),
  }))
  process.send?.(answer, undefined, {}, () => process.exit(0))
}

async function carryOut(task: PdfTask): Promise<PdfAnswer> {
  if (task.kind === 'join') return { type: 'pdf', bytes: joinPdfs(task.parts), pages: 0, outline: [] }
  const bytes = await compilePdf(task.document)
  const pdf = readPdf(bytes)
  return { type: 'pdf', bytes, pages: pdf.pages.length, outline: outlinePages(pdf) }
}

process.once('message', (task: PdfTask) => void obey(task))
process.on('disconnect', () => process.exit(0))
