import type { Frame } from '../frame.ts'

/** A value that somebody acts on in the book, what it means and where it is shown; the passage stands with the values. */
export const SHOWN_VALUES: readonly Frame[] = [
  ['{value}: {meaning} ({page})', '{value}: {meaning} ({page})'],
  ['{at} we can see {value}: {meaning}', 'يظهر معنى {value} {at}: {meaning}'],
  ['the book has an example of {value} ({page}): {meaning}', 'في الكتاب مثال على {value} ({page})، والمعنى {meaning}'],
]

/** Something a reader learns. */
export const LEARNED_FACTS: readonly Frame[] = [
  ['{at} we learn this: {quote}', 'نتعلم {at}: {quote}'],
  ['worth remembering: {quote} ({page})', 'معلومة تستحق أن تُحفظ: {quote} ({page})'],
  ['something to tell others: {quote} ({page})', 'معلومة نشرحها لغيرنا ({page}): {quote}'],
  ['the book explains this {at}: {quote}', 'مما يشرحه الكتاب {at}: {quote}'],
  ['a fact to check and pass on: {quote} ({page})', 'معلومة نتحقق منها ثم ننقلها: {quote} ({page})'],
  ['read {page} to find out more about this: {quote}', '{quote}؛ ونعرف المزيد عن هذا إذا قرأنا {page}'],
]
