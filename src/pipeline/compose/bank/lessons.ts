import type { Frame } from '../frame.ts'

/** A value, what it means, and the passage in which somebody acts on it. */
export const SHOWN_VALUES: readonly Frame[] = [
  ['{value} means {meaning}: {quote} ({page})', '{value} {meaning}: {quote} ({page})'],
  ['{at} we can see {value}: {quote} It means {meaning}', 'يظهر معنى {value} {at}: {quote}، وهو {meaning}'],
  ['{quote} ({page}) shows {value}: {meaning}', 'في {quote} ({page}) درس في {value}: {meaning}'],
  ['{value}: {meaning}. An example stands {at}: {quote}', '{value}: {meaning}. ومثال ذلك {at}: {quote}'],
  ['somebody shows {value} {at}: {quote} It is {meaning}', 'نقرأ {at} مثالًا على {value}: {quote}، ومعناه {meaning}'],
  [
    'a lesson in {value} is told {at}: {quote} To learn it is {meaning}',
    'درس في {value} يُحكى {at}: {quote}، ومعناه {meaning}',
  ],
  ['read {quote} ({page}) as an example of {value}: {meaning}', 'اقرؤوا {quote} ({page}) مثالًا على {value}: {meaning}'],
  ['{meaning}: that is {value}, and {at} it is done: {quote}', '{meaning}: هذا هو معنى {value}، ونراه {at}: {quote}'],
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
