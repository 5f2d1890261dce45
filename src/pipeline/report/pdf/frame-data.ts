import type { Language } from '../../../contract/languages.ts'
import { REPORT_LABELS } from '../labels.ts'
import { PDF_LABELS } from './pdf-labels.ts'

/** What every report carries: its language, its date (of the data, never of today) and its words. */
export function frameData(language: Language, completedAt: string | null) {
  const words = Object.entries({ ...REPORT_LABELS, ...prefixed() }).map(([name, label]) => [name, label[language]])
  const [year, month, day] = (completedAt ?? '1970-01-01').slice(0, 10).split('-').map(Number)
  return { language, date: { year, month, day }, day: completedAt?.slice(0, 10) ?? '', say: Object.fromEntries(words) }
}

/** The paper's own words stand under `pdf_...`, so that none hides one of the text report. */
function prefixed(): Record<string, { en: string; ar: string }> {
  return Object.fromEntries(Object.entries(PDF_LABELS).map(([name, label]) => [`pdf_${name}`, label]))
}
