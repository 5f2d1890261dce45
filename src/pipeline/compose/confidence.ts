import type { Localized } from '../../contract/languages.ts'
import type { Notice, NoticeCode } from '../../contract/notices.ts'
import type { Confidence } from '../../contract/result.ts'
import { FEWEST_JUDGED_WORDS } from '../../contract/limits.ts'
import { counted } from './counted.ts'
import { bothLanguages, fillFrame, type Frame } from './frame.ts'

/** From this share of unread pages on nobody has read the book. */
const TOO_MANY_UNREAD = 0.2
/** What leaves something out, or open, without leaving the book unread. */
const LOWERS: ReadonlySet<NoticeCode> = new Set([
  'short_text',
  'unread_pages',
  'low_confidence_pages',
  'typed_pages',
  'other_language',
  'focused_reading',
  'engines_disagree',
])

const TOO_SHORT: Frame = [
  'Confidence is low: only {words} could be read, too little for a judgement to rely on. Look at the book itself before you give it.',
  'الثقة في هذا الحكم منخفضة: لم يُقرأ إلا {words}، وهذا أقل من أن يُبنى عليه حكم. اطّلعوا على الكتاب نفسه قبل تقديمه.',
]
const NOTHING_READ: Frame = [
  'Confidence is low: no word of what this book tells could be read. Look at the book itself before you give it.',
  'الثقة في هذا الحكم منخفضة: لم تُقرأ كلمة واحدة مما يحكيه هذا الكتاب. اطّلعوا على الكتاب نفسه قبل تقديمه.',
]
const BROKEN_OFF: Frame = [
  'Confidence is low: the file breaks off, so only a part of the book was read. What follows may change the verdict.',
  'الثقة في هذا الحكم منخفضة: الملف منقطع، فلم يُقرأ إلا جزء من الكتاب. وقد يغيّر الباقي هذا الحكم.',
]
const UNREAD: Frame = [
  'Confidence is low: {unread} of {total} pages could not be read. What stands there may change the verdict.',
  'الثقة في هذا الحكم منخفضة: تعذرت قراءة جزء كبير من الكتاب (عدد الصفحات غير المقروءة {unread} من {total}). وقد يغيّر ما فيها هذا الحكم.',
]

const PICTURES: Frame = [
  'Confidence is low: this book is told by its pictures as much as by its words, and nobody has looked at all of them. Look through them before you give it.',
  'الثقة في هذا الحكم منخفضة: تُحكى قصة هذا الكتاب بالصور كما تُحكى بالكلمات، ولم يرها أحد كلها. اطّلعوا على الصور قبل تقديمه.',
]
const UNSURE: Frame = [
  'Confidence is low: something in this book may be stronger than what was found. An adult should read it before it is given to a child.',
  'الثقة في هذا الحكم منخفضة: ربما كان في هذا الكتاب ما هو أشد مما وُجد. ليقرأه أحد الكبار قبل تقديمه.',
]
const PROPHETS: Frame = [
  'Confidence is low: this book makes Adam and Eve characters of a story. An adult should read it before it is given to a child.',
  'الثقة في هذا الحكم منخفضة: يجعل هذا الكتاب آدم وحواء شخصيتين في قصة. ليقرأه أحد الكبار قبل تقديمه.',
]
const GODS: Frame = [
  'Confidence is low: gods of another faith are characters of this book. An adult should read it before it is given to a child.',
  'الثقة في هذا الحكم منخفضة: من شخصيات هذا الكتاب آلهة يعبدها أصحاب معتقدات أخرى. ليقرأه أحد الكبار قبل تقديمه.',
]

/** Whether too few words were read to say anything of the book: a picture book without words, a scan nobody could read. */
export const isHardlyRead = (notices: readonly Notice[]): boolean =>
  notices.some(({ code, params }) => code === 'short_text' && Number(params?.['words']) < FEWEST_JUDGED_WORDS)

/** How far a verdict can be relied on, by how much of the book was read and how clear it was, and a plain warning where it cannot. */
export function readingConfidence(notices: readonly Notice[]): {
  level: Confidence
  caution: Localized | undefined
  /** It was read, and what it holds is not clear. */
  doubtful: boolean
} {
  const params = (code: NoticeCode): Notice['params'] => notices.find((notice) => notice.code === code)?.params
  const numberOf = (code: NoticeCode, name: string): number | undefined => {
    const value = params(code)?.[name]
    return value === undefined ? undefined : Number(value)
  }
  const words = numberOf('short_text', 'words')
  const [unread, total] = [numberOf('unread_pages', 'count') ?? 0, numberOf('unread_pages', 'total') ?? 0]
  const caution =
    words !== undefined && words < FEWEST_JUDGED_WORDS
      ? fillFrame(words === 0 ? NOTHING_READ : TOO_SHORT, { words: counted(words, 'word') })
      : notices.some(({ code }) => code === 'cut_off_file')
        ? fillFrame(BROKEN_OFF)
        : total > 0 && unread / total >= TOO_MANY_UNREAD
          ? fillFrame(UNREAD, { unread: bothLanguages(unread), total: bothLanguages(total) })
          : undefined
  if (caution !== undefined) return { level: 'low', caution, doubtful: false }
  const has = (wanted: NoticeCode): boolean => notices.some(({ code }) => code === wanted)
  const doubtful = has('unsure_of_content')
  if (has('pictures_unseen')) return { level: 'low', caution: fillFrame(PICTURES), doubtful }
  const subject = params('unsure_of_content')?.['subject']
  const unsure = subject === 'prophets' ? PROPHETS : subject === 'gods' ? GODS : UNSURE
  if (doubtful) return { level: 'low', caution: fillFrame(unsure), doubtful }
  return { level: notices.some(({ code }) => LOWERS.has(code)) ? 'medium' : 'high', caution, doubtful: false }
}
