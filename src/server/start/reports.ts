import { reviewedRecord } from '../../contract/review.ts'
import type { ReportedBook, Reports } from '../http/dependencies.ts'

/** The reports of the pipeline, loaded when first asked for. On paper a person's decision holds over the engine's verdict. */
export function loadReports(): Reports {
  return {
    async text(evaluation, language) {
      const { textReport } = await import('../../pipeline/report/text-report.ts')
      return textReport(reviewedRecord(evaluation), language)
    },
    async json(evaluation, language) {
      const { jsonReport } = await import('../../pipeline/report/json-report.ts')
      return jsonReport(evaluation, language)
    },
    async pdf(evaluation, { language, cover, signal }) {
      const { bookReport } = await import('../../pipeline/report/pdf/book-report.ts')
      const { renderPdf } = await import('../../pipeline/report/pdf/render-pdf.ts')
      return await renderPdf(await bookReport(reviewedRecord(evaluation), language, cover), { signal })
    },
    async dossier(input, { language, signal }) {
      const { dossierReport } = await import('../../pipeline/report/pdf/dossier-report.ts')
      const { renderPdf } = await import('../../pipeline/report/pdf/render-pdf.ts')
      return await renderPdf(await dossierReport(input, language), { signal })
    },
    async listPdf(asked, { language, signal }) {
      const { listReport } = await import('../../pipeline/report/pdf/list-report.ts')
      const { renderPdf } = await import('../../pipeline/report/pdf/render-pdf.ts')
      return await renderPdf(listReport({ ...asked, at: new Date().toISOString() }, language), { signal })
    },
    async selectionPdf(books, { language, signal, total, onProgress }) {
      const { renderSelection } = await import('../../pipeline/report/pdf/render-selection.ts')
      // Books are gathered and set at once: what is told is the later step, from when there is something of it to tell.
      let set = 0
      return await renderSelection(reviewed(books), {
        language,
        signal,
        onGathered: (done) => set === 0 && onProgress?.({ step: 'gathering', done, total }),
        onSet: (done) => onProgress?.({ step: 'setting', done: (set = done), total }),
      })
    },
  }
}

async function* reviewed(books: AsyncIterable<ReportedBook>): AsyncGenerator<ReportedBook> {
  for await (const book of books) yield { ...book, evaluation: reviewedRecord(book.evaluation) }
}
