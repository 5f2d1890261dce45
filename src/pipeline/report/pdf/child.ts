import { createTypesetter } from './create-typesetter.ts'
import { joinPdfs } from './join-pdfs.ts'
import type { PdfAnswer, PdfDocument, PdfTask } from './pdf-document.ts'
import { outlinePages, readPdf, type TypstPdf } from './read-pdf.ts'

/** Does the tasks of one report, one after the other, until it is ended: only that gives its memory back. */
const parts: TypstPdf[] = []
let typesetter: ((document: PdfDocument) => Uint8Array) | undefined

/** Waits until it is on its way, so that the pieces of a long file do not pile up. */
const answer = async (message: PdfAnswer): Promise<void> =>
  await new Promise((resolve, reject) => process.send?.(message, (error) => (error ? reject(error) : resolve())))

async function obey(task: PdfTask): Promise<void> {
  try {
    await carryOut(task)
  } catch (error) {
    await answer({ type: 'failure', cause: error instanceof Error ? String(error.stack) : String(error) })
  }
}

async function carryOut(task: PdfTask): Promise<void> {
  if (task.kind === 'take') {
    parts.push(readPdf(task.part))
    await answer({ type: 'done', pages: 0, outline: [] })
  } else if (task.kind === 'join') {
    for (const bytes of joinPdfs(parts.splice(0))) await answer({ type: 'piece', bytes })
    await answer({ type: 'done', pages: 0, outline: [] })
  } else {
    typesetter ??= await createTypesetter()
    const bytes = typesetter(task.document)
    const pdf = readPdf(bytes)
    await answer({ type: 'piece', bytes })
    await answer({ type: 'done', pages: pdf.pages.length, outline: outlinePages(pdf) })
  }
}

process.on('message', (task: PdfTask) => void obey(task))
process.on('disconnect', () => process.exit(0))
