import type { Frame } from '../frame.ts'

/** A value that somebody acts on in the book, what it means and where it is shown; the passage stands with the values. */
export const SHOWN_VALUES: readonly Frame[] = [
  ['{value}: {meaning} ({page})', '{value}: {meaning} ({page})'],
  ['{at} we can see {value}: {meaning}', 'يظهر معنى {value} {at}: {meaning}'],
  ['the book has an example of {value} ({page}): {meaning}', 'في الكتاب مثال على {value} ({page}): {meaning}'],
]

/** Something a reader learns. */
export const LEARNED_FACTS: readonly Frame[] = [
  ['{at} one learns this: {quote}', 'نتعلم {at}: {quote}'],
  ['worth remembering: {quote} ({page})', 'معلومة تستحق أن تُحفظ: {quote} ({page})'],
  ['{quote} ({page}) explains something to tell others', 'في {quote} ({page}) معلومة نشرحها لغيرنا'],
  ['the book explains {at}: {quote}', 'يشرح الكتاب {at}: {quote}'],
  ['a fact to look up and to tell on: {quote} ({page})', 'معلومة نتحقق منها ثم ننقلها: {quote} ({page})'],
  ['who reads {page} knows more about this: {quote}', 'من يقرأ {page} يعرف عن هذا أكثر: {quote}'],
]
