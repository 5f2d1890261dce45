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
  }
}
