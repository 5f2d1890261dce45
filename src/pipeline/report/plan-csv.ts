import { csvCell } from '../../contract/books-csv.ts'
import type { Language } from '../../contract/languages.ts'
import type { ReadingPlan } from '../../contract/reading-plan.ts'
import { PLAN_WORDS } from './plan-words.ts'

/** Byte order mark, without which spreadsheets read UTF-8 Arabic as noise. */
const MARK = '\uFEFF'

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
  return MARK + [columns, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

const padded = (number: number): string => String(number).padStart(2, '0')
