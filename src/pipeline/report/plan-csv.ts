import { csvTable } from '../../contract/books-csv.ts'
import type { Language } from '../../contract/languages.ts'
import type { ReadingPlan } from '../../contract/reading-plan.ts'
import { PLAN_WORDS } from './plan-words.ts'

/** A plan as a table, a row a day. */
export function planCsv({ days }: ReadingPlan, language: Language): string {
  const { columns, alone, together } = PLAN_WORDS[language]
  const rows = days.map(({ date, hijri, reading }) => [
    date,
    `${String(hijri.year)}-${padded(hijri.month)}-${padded(hijri.day)}`,
    ...(reading === null
      ? ['', '', '', '', '']
      : [
          reading.title,
          reading.author,
          reading.answer === 'alone' ? alone : together,
          reading.parts === 1 ? '' : `${String(reading.part)} / ${String(reading.parts)}`,
          String(reading.minutes),
        ]),
  ])
  return csvTable([columns, ...rows])
}

const padded = (number: number): string => String(number).padStart(2, '0')
