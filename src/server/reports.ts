import type { Reports } from './http/dependencies.ts'

/** The reports of the pipeline, loaded when first asked for. */
export function loadReports(): Reports {
  return {
    async text(evaluation, language) {
      const { textReport } = await import('../pipeline/report/text-report.ts')
      return textReport(evaluation, language)
    },
    async json(evaluation, language) {
      const { jsonReport } = await import('../pipeline/report/json-report.ts')
      return jsonReport(evaluation, language)
    },
    async pdf(evaluation, { language, cover, signal }) {
      const { bookReport } = await import('../pipeline/report/pdf/book-report.ts')
      const { renderPdf } = await import('../pipeline/report/pdf/render-pdf.ts')
      return await renderPdf(await bookReport(evaluation, language, cover), { signal })
    },
    async selectionPdf(books, { language, signal }) {
      const { selectionReport } = await import('../pipeline/report/pdf/selection-report.ts')
      const { renderPdf } = await import('../pipeline/report/pdf/render-pdf.ts')
      return await renderPdf(await selectionReport(books, language), { signal })
    },
  }
}
