import * as z from 'zod/mini'
import type { Language } from './languages.ts'

/** Things a reader of a result must know beside the verdict. Stored as codes, shown as plain sentences. */
export const NOTICE_CODES = [
  'unread_pages',
  'low_confidence_pages',
  'typed_pages',
  'suspicious_instructions',
  'cut_off_file',
  'other_language',
  'short_text',
  'unverified_quotes',
  'severe_without_auto_reject',
  'engines_disagree',
  'retailer_age_differs',
  'unrated_criterion',
  'unsupported_ratings',
  'focused_reading',
  'fallback_engine',
  'hidden_text',
  'unsure_of_content',
  'pictures_unseen',
  'pictures_objected',
  'pictures_found',
  'suspicious_pictures',
] as const
export const noticeCodeSchema = z.enum(NOTICE_CODES)
export type NoticeCode = z.infer<typeof noticeCodeSchema>

export const noticeSchema = z.object({
  code: noticeCodeSchema,
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type Notice = z.infer<typeof noticeSchema>

const SENTENCES: Record<NoticeCode, { en: string; ar: string }> = {
  unread_pages: {
    en: '{count} of {total} pages could not be read. They were not judged; a person should look at them.',
    ar: 'تعذرت قراءة {count} من {total} صفحة. لم تدخل في التقييم، وينبغي أن يراجعها شخص.',
  },
  low_confidence_pages: {
    en: '{count} scanned pages were hard to read; words may be wrong there.',
    ar: 'كانت قراءة {count} صفحة ممسوحة صعبة، وقد تكون فيها كلمات خاطئة.',
  },
  typed_pages: {
    en: 'The words of {count} pages were typed by a person, as the pictures of them could not be read well.',
    ar: 'كتب شخص كلمات {count} من الصفحات، لأن صورها لم تُقرأ جيدًا.',
  },
  suspicious_instructions: {
    en: 'The text contains passages that try to instruct the reader of this book how to judge it. They changed nothing.',
    ar: 'يحتوي النص على عبارات تحاول أن تملي على المقيِّم حكمه. لم يكن لها أي أثر.',
  },
  cut_off_file: {
    en: 'The file appears to break off; what follows could not be read.',
    ar: 'يبدو أن الملف منقطع؛ وتعذرت قراءة ما بعد ذلك.',
  },
  other_language: {
    en: 'Part of the text is neither English nor Arabic and was not judged.',
    ar: 'جزء من النص ليس بالعربية ولا بالإنجليزية ولم يدخل في التقييم.',
  },
  short_text: {
    en: 'There are very few words in this book ({words}), and words are all the engine reads.',
    ar: 'كلمات هذا الكتاب قليلة جدًا ({words})، والمحرك لا يقرأ سوى الكلمات.',
  },
  unverified_quotes: {
    en: '{count} quotes could not be found in the book and were left out.',
    ar: 'لم نجد {count} من الاقتباسات في الكتاب فاستبعدناها.',
  },
  severe_without_auto_reject: {
    en: 'A red line is rated Severe while automatic rejection is switched off.',
    ar: 'صُنّف أحد الخطوط الحمراء «شديد» والرفض التلقائي معطَّل.',
  },
  engines_disagree: {
    en: 'Two readings of this book disagree; the stricter one holds until a person has looked.',
    ar: 'اختلفت قراءتان لهذا الكتاب؛ ويُعمل بالأشد حتى يراجعه شخص.',
  },
  retailer_age_differs: {
    en: 'The retailer gives another age ({age}).',
    ar: 'يذكر البائع عمرًا مختلفًا ({age}).',
  },
  unrated_criterion: {
    en: 'The criterion "{name}" was added after the book was read; the book must be read again.',
    ar: 'أُضيف المعيار «{name}» بعد قراءة الكتاب؛ ويجب أن يُقرأ من جديد.',
  },
  unsupported_ratings: {
    en: 'The model rated without evidence from the book in {count} places; the embedded engine’s reading holds there.',
    ar: 'قيّم النموذج من دون دليل من الكتاب (عدد المواضع: {count})؛ وفيها يُعمل بقراءة المحرك المدمج.',
  },
  focused_reading: {
    // `share` with its brackets, and `left`: absent in books from before.
    en: 'Only passages that were flagged or doubtful, and samples, were read by the model{share}; the rest was read by the embedded engine alone.{left}',
    ar: 'قرأ النموذج المقاطع المشار إليها والمشكوك فيها وعينات من الكتاب فقط{share}؛ أما بقيته فقرأها المحرك المدمج وحده.{left}',
  },
  fallback_engine: {
    en: 'The AI model failed, so the embedded engine completed the book.',
    ar: 'تعذر عمل نموذج الذكاء الاصطناعي فأكمل المحرك المدمج قراءة الكتاب.',
  },
  hidden_text: {
    en: 'The file contains text that a reader cannot see. It was judged too.',
    ar: 'يحتوي الملف على نص لا يراه القارئ. وقد دخل في التقييم.',
  },
  unsure_of_content: {
    en: 'The embedded engine is not sure that nothing in this book is strong (most doubtful: {subject}). A person should look at the passages listed before it is relied on.',
    ar: 'لا يجزم المحرك المدمج بخلوّ هذا الكتاب من محتوى شديد (أكثر ما يُشك فيه: {subject}). ينبغي أن يراجع شخص المقاطع المذكورة قبل الاعتماد على هذا الحكم.',
  },
  pictures_unseen: {
    en: 'This book is told by its pictures ({count}) as much as by its words, and nobody has looked at all of them: the verdict rests on the text.',
    ar: 'تُحكى قصة هذا الكتاب بالصور ({count}) كما تُحكى بالكلمات، ولم يرها أحد كلها: فالحكم قائم على النص.',
  },
  pictures_objected: {
    en: 'Whoever looked at the pictures objects to some of them ({count}); that is part of the verdict.',
    ar: 'اعترض من اطّلع على الصور على بعضها ({count})، وقد دخل ذلك في الحكم.',
  },
  pictures_found: {
    en: 'The language model objects to some of the pictures ({count}); that is part of the verdict until a person has looked at them.',
    ar: 'يعترض النموذج اللغوي على بعض الصور ({count})، وذلك داخل في الحكم إلى أن يطّلع عليها شخص.',
  },
  suspicious_pictures: {
    en: 'Words in {count} of the pictures try to tell whoever judges this book what to find. They changed nothing; a person should look.',
    ar: 'في {count} من الصور كلمات تحاول أن تملي على المقيِّم ما يجده. لم يكن لها أي أثر، وينبغي أن يطّلع عليها شخص.',
  },
}

/** What a notice may be about. */
const SUBJECTS: Partial<Record<string, { en: string; ar: string }>> = {
  prophets: { en: 'a prophet as a character of a story', ar: 'نبي جُعل من شخصيات قصة' },
  gambling: { en: 'gambling', ar: 'القمار' },
  language: { en: 'coarse language', ar: 'الألفاظ النابية' },
  violence: { en: 'violence', ar: 'العنف' },
  substanceUse: { en: 'alcohol, tobacco or drugs', ar: 'الخمر أو التدخين أو المخدرات' },
  sexualContent: { en: 'romance or sexual content', ar: 'العلاقات العاطفية أو المحتوى الجنسي' },
}

/** Where nothing was read, by the kind of the book's pages. */
const LEFT_OUT: Partial<Record<string, { en: string; ar: string }>> = {
  page: { en: ' Pages the model did not see: {left}.', ar: ' ولم ير النموذج من الصفحات: \u2066{left}\u2069.' },
  section: { en: ' Sections the model did not see: {left}.', ar: ' ولم ير النموذج من الأقسام: \u2066{left}\u2069.' },
  part: { en: ' Parts the model did not see: {left}.', ar: ' ولم ير النموذج من الأجزاء: \u2066{left}\u2069.' },
}

/** Of a code that only a newer version knows: the two may share a library for a while. */
const UNKNOWN = {
  en: 'A newer version of Mizan noticed something about this book that this version has no words for.',
  ar: 'لاحظ إصدار أحدث من ميزان أمرا في هذا الكتاب لا يستطيع هذا الإصدار وصفه.',
}

/** @example noticeSentence({ code: 'short_text', params: { words: 40 } }, 'en') */
export function noticeSentence(notice: Notice, language: Language): string {
  const sentences: Partial<typeof SENTENCES> = SENTENCES
  return (sentences[notice.code] ?? UNKNOWN)[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(notice.params?.[name] ?? '')
    if (name === 'subject') return SUBJECTS[value]?.[language] ?? value
    if (name !== 'left' || value === '') return value
    return LEFT_OUT[String(notice.params?.['kind'])]?.[language].replace('{left}', value) ?? ''
  })
}
