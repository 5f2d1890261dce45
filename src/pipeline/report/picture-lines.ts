import type { Evaluation } from '../../contract/evaluation.ts'
import { countSeen, type PictureMark } from '../../contract/picture-marks.ts'
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
  const people = marks.filter(({ model }) => model === undefined)
  const names = [...new Set(people.map(({ reviewer }) => isolated(reviewer)))].join(arabic ? '، ' : ', ')
  const last = day(
    people
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? '',
  )
  const seen = `${String(people.length)} ${arabic ? 'من' : 'of'} ${String(count)}`
  const head =
    people.length === 0
      ? arabic
        ? `لم يطّلع ${marks.length === 0 ? 'أحد' : 'شخص'} على الصور (${String(count)}).`
        : `${marks.length === 0 ? 'Nobody' : 'No person'} has looked at the pictures (${String(count)}).`
      : arabic
        ? `الصور التي اطّلع عليها أشخاص: ${seen} (${names}، آخرها في ${last}).`
        : `Pictures seen by a person: ${seen} (${names}, last on ${last}).`
  const objections = people.flatMap(({ picture, objection, reviewer, at }) => {
    if (objection === null) return []
    const note = objection.note === '' ? '' : `: ${isolated(objection.note)}`
    const what = findingLabel(objection, language)
    return arabic
      ? `اعتراض على الصورة ${String(picture)}: ${what}${note} (${isolated(reviewer)}، ${day(at)})`
      : `Objection to picture ${String(picture)}: ${what}${note} (${isolated(reviewer)}, ${day(at)})`
  })
  return [head, ...objections, ...modelLines(marks, count, language)]
}

/** What a model has seen, and every finding with its page and in the model's words. */
function modelLines(marks: readonly PictureMark[], count: number, language: Language): string[] {
  const looked = marks.filter(({ model }) => model !== undefined)
  const [first] = looked
  if (first === undefined) return []
  const seen = String(countSeen(looked))
  const head =
    language === 'ar'
      ? `الصور التي رآها النموذج ${isolated(first.reviewer)} ولم يرها شخص بعد: ${seen} من ${String(count)}.`
      : `Pictures that the model ${isolated(first.reviewer)} has seen, and no person yet: ${seen} of ${String(count)}.`
  const findings = looked.flatMap(({ picture, model }) =>
    (model?.findings ?? []).map((finding) => {
      const what = findingLabel(finding, language)
      const { caption } = finding.evidence
      return language === 'ar'
        ? `اعتراض النموذج على الصورة ${String(picture)}: ${what}: ${isolated(caption)}`
        : `The model objects to picture ${String(picture)}: ${what}: ${isolated(caption)}`
    }),
  )
  return [head, ...findings]
}
