import { createTypesetter } from './create-typesetter.ts'
import { joinPdfs } from './join-pdfs.ts'
import type { PdfAnswer, PdfDocument, PdfTask } from './pdf-document.ts'
import { outlinePages, readPdf, type TypstPdf } from './read-pdf.ts'

/** Does the tasks of one report, one after the other, until it is ended: only that gives its memory back. */
const parts: TypstPdf[] = []
let typesetter: ((document: PdfDocument) => Uint8Array) | undefined

const answer = (message: PdfAnswer): boolean | undefined => process.send?.(message)

async function obey(task: PdfTask): Promise<void> {
  try {
    await carryOut(task)
  } catch (error) {
    answer({ type: 'failure', cause: error instanceof Error ? String(error.stack) : String(error) })
  }
}

async function carryOut(task: PdfTask): Promise<void> {
  if (task.kind === 'take') {
    parts.push(readPdf(task.part))
    answer({ type: 'done', pages: 0, outline: [] })
  } else if (task.kind === 'join') {
    for (const bytes of joinPdfs(parts.splice(0))) answer({ type: 'piece', bytes })
    answer({ type: 'done', pages: 0, outline: [] })
  } else {
    typesetter ??= await createTypesetter()
    const bytes = typesetter(task.document)
    const pdf = readPdf(bytes)
    answer({ type: 'piece', bytes })
    answer({ type: 'done', pages: pdf.pages.length, outline: outlinePages(pdf) })
  }
}

process.on('message', (task: PdfTask) => void obey(task))
process.on('disconnect', () => process.exit(0))
