import { FIT_ANSWERS } from '../../../contract/fit.ts'
import type { ListRow, MatchedList } from '../../../contract/book-lists.ts'
import type { Language } from '../../../contract/languages.ts'
import { FIT_WORDS, fitWord, LIST_STATE_WORDS, meantVerdict } from '../../../contract/list-words.ts'
import { VERDICTS } from '../../../contract/verdict.ts'
import { valueLabel } from '../labels.ts'
import { own } from './book-data.ts'
import { frameData } from './frame-data.ts'
import type { PdfDocument } from './pdf-document.ts'
import { PDF_LABELS } from './pdf-labels.ts'

/** Longer titles and names are cut: a list has one line for each. */
const TITLE = 110
const NAME = 60

export type ListInput = {
  list: MatchedList
  /** For whom the list was asked about: a name, '' for somebody who is not named, null for nobody. */
  reader: string | null
  /** When the list was matched with the library (ISO). */
  at: string
}

type Tone = 'good' | 'caution' | 'bad' | 'none'
type Group = { key: string; name: string; tone: Tone; test: (row: ListRow) => boolean }

/** Which books of a list a reader may read: how many of which kind, and each kind with its books. */
export function listReport({ list, reader, at }: ListInput, language: Language): PdfDocument {
  const base = language === 'ar' ? 'rtl' : 'ltr'
  const label = (name: keyof typeof PDF_LABELS): string => PDF_LABELS[name][language]
  const rowOf = (row: ListRow) => ({
    number: row.position + 1,
    title: own(row.title || row.isbn, base, TITLE),
    author: own(row.author, base, NAME),
    verdict: meantVerdict(row.book, language),
    age: row.book?.age ?? '',
    answer: row.fit?.answer === 'wait' ? fitWord(row.fit)[language] : '',
    reason: row.fit?.reason?.[language] ?? '',
  })
  const groups = (reader === null ? verdictGroups(language) : fitGroups(language)).map(({ test, ...group }) => {
    const rows = list.rows.filter(test).map(rowOf)
    return { ...group, count: rows.length, rows }
  })
  const title = reader === null ? label('listReport') : reader === '' ? label('listForReader') : label('listFor')
  return {
    template: 'list',
    language,
    data: {
      ...frameData(language, at),
      meta: { title: `${label('brand')}: ${label('listReport')}`, author: 'Mizan' },
      heading: title,
      reader: reader === null || reader === '' ? null : own(reader, base, NAME),
      name: own(list.name, base, TITLE),
      total: list.books,
      forReader: reader !== null,
      groups,
    },
    pictures: [],
  }
}

function fitGroups(language: Language): Group[] {
  const tones = { alone: 'good', together: 'caution', wait: 'caution', not_for_us: 'bad' } as const
  return [
    ...FIT_ANSWERS.map((answer): Group => ({
      key: answer,
      name: answer === 'wait' ? PDF_LABELS.listWait[language] : FIT_WORDS[answer][language],
      tone: tones[answer],
      test: ({ fit }) => fit?.answer === answer,
    })),
    ...missingGroups(language),
  ]
}

function verdictGroups(language: Language): Group[] {
  const tones = ['good', 'caution', 'bad'] as const
  return [
    ...VERDICTS.map((verdict, index): Group => ({
      key: verdict,
      name: valueLabel(verdict, language),
      tone: tones[index] ?? 'bad',
      test: ({ state, book }) => state === 'judged' && book?.verdict === verdict,
    })),
    ...missingGroups(language),
  ]
}

function missingGroups(language: Language): Group[] {
  return (['to_be_judged', 'unknown'] as const).map((state) => ({
    key: state,
    name: LIST_STATE_WORDS[state][language],
    tone: 'none' as const,
    test: (row) => row.state === state,
  }))
}
