import type { Evaluation } from '../../contract/evaluation.ts'
import type { Language } from '../../contract/languages.ts'
import { findingLabel } from './labels.ts'

const isolated = (text: string): string => `\u2068${text.replaceAll(/\s+/g, ' ').trim()}\u2069`
const day = (at: string): string => isolated(at.slice(0, 10))

/** How many pictures the book has, who has seen them and when, and what they object to. */
export function pictureLines(
  { pictureCount: count, pictureMarks: marks = [] }: Pick<Evaluation, 'pictureCount' | 'pictureMarks'>,
  language: Language,
): string[] {
  const arabic = language === 'ar'
  if (count === undefined) {
    return [
      arabic
        ? 'لا يُعرف شيء عن صور هذا الكتاب: فقد قُرئ قبل أن تُستخرج الصور.'
        : 'Nothing is known of the pictures of this book: it was read before pictures were taken out.',
    ]
  }
  if (count === 0) return [arabic ? 'لم نجد في الكتاب صورًا.' : 'No pictures were found in the book.']
  const names = [...new Set(marks.map(({ reviewer }) => isolated(reviewer)))].join(arabic ? '، ' : ', ')
  const last = day(
    marks
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? '',
  )
  const seen = `${String(marks.length)} ${arabic ? 'من' : 'of'} ${String(count)}`
  const head =
    marks.length === 0
      ? arabic
        ? `لم يطّلع أحد على الصور (${String(count)}).`
        : `Nobody has looked at the pictures (${String(count)}).`
      : arabic
        ? `الصور التي اطّلع عليها أشخاص: ${seen} (${names}، آخرها في ${last}).`
        : `Pictures seen by a person: ${seen} (${names}, last on ${last}).`
  const objections = marks.flatMap(({ picture, objection, reviewer, at }) => {
    if (objection === null) return []
    const note = objection.note === '' ? '' : `: ${isolated(objection.note)}`
    const what = findingLabel(objection, language)
    return arabic
      ? `اعتراض على الصورة ${String(picture)}: ${what}${note} (${isolated(reviewer)}، ${day(at)})`
      : `Objection to picture ${String(picture)}: ${what}${note} (${isolated(reviewer)}, ${day(at)})`
  })
  return [head, ...objections]
}
