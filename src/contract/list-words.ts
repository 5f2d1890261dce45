import type { FitAnswer } from './fit.ts'
import type { ListState, MeantBook } from './book-lists.ts'
import type { Language, Localized } from './languages.ts'
import { arabicValueNames } from './value-names.ar.ts'
import { englishValueNames } from './value-names.en.ts'

const word = (en: string, ar: string): Localized => ({ en, ar })

/** What tables and papers call the columns and states of a list. A list is read again by these names, in either language. */
export const LIST_WORDS = {
  title: word('Title', 'العنوان'),
  author: word('Author', 'المؤلف'),
  publisher: word('Publisher', 'الناشر'),
  isbn: word('ISBN', 'ISBN'),
  state: word('State', 'الحالة'),
  found: word('In the library', 'في المكتبة'),
  verdict: word('Verdict', 'الحكم'),
  age: word('Age', 'العمر'),
  fit: word('For this reader', 'لهذا القارئ'),
  reason: word('Why', 'السبب'),
  wishedAt: word('Wished for since', 'مطلوب منذ'),
} as const

export const LIST_STATE_WORDS: Record<ListState, Localized> = {
  judged: word('Judged', 'صدر حكمه'),
  to_be_judged: word('To be judged', 'ينتظر الحكم'),
  unknown: word('Not in the library', 'ليس في المكتبة'),
}

export const FIT_WORDS: Record<Exclude<FitAnswer, 'wait'>, Localized> = {
  alone: word('Read alone', 'قراءة مستقلة'),
  together: word('Read together', 'قراءة مشتركة'),
  not_for_us: word('Not for us', 'ليس لنا'),
}

export function fitWord({ answer, until }: { answer: FitAnswer; until: number | null }): Localized {
  if (answer !== 'wait') return FIT_WORDS[answer]
  return word(`Wait until ${String(until)}`, `الانتظار حتى سن ${String(until)}`)
}

/** The verdict of a book of the library, marked where it is that of the text alone; '' before there is one. */
export function meantVerdict(book: Pick<MeantBook, 'verdict' | 'textOnly'> | null, language: Language): string {
  if (book?.verdict == null) return ''
  const { verdict, textOnly } = language === 'ar' ? arabicValueNames : englishValueNames
  return book.textOnly ? `${verdict[book.verdict]} (${textOnly})` : verdict[book.verdict]
}
