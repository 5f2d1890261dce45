import { isChapterLine } from '../chapter-lines.ts'

const NUMBER_WORD = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)'

const ENGLISH: readonly RegExp[] = [
  /^(?:the |table of |list of )?(?:contents|illustrations|plates|chapters|characters)\W*$/i,
  /^(?:(?:author|editor|translator|publisher|transcriber)['’]?s?['’]? |introductory |prefatory )?(?:notes?|(?:preface|introduction|foreword)s?(?: (?:by|to|from)\b.*)?)\W*$/i,
  /^(?:to the reader|dedication|introductory|prologue|copyright|acknowledge?ments?|about the (?:author|book)|dramatis person(?:ae|æ))\W*$/i,
  /^(?:chap|chapter|epistle|ode|sonnet|fable|canto|lesson|section|article|letter|act|scene|level)\.?\s+(?:[ivxlc]+|\d+)\b/i,
  new RegExp(`^(?:the )?${NUMBER_WORD} (?:chapter|part|volume|act|scene|letter)\\W*$`, 'i'),
  // A title has capitals where a dedication goes on small.
  /^(?:For|To) (?:my|our|all|every|the memory)\b|^(?:FOR|TO) (?:MY|OUR|THE MEMORY)\b/,
  // "1 - ...", "XII. ..." are lines of a list.
  /^\(?(?:\d{1,3}|[IVX]{1,7})(?:(?:\)|\s*[.:)]|\s+[-–—])\s+|--|—)\S|^\d{1,3}$/,
  /^(?=[CLXVI])C{0,3}(?:XC|XL|L?X{0,4})(?:IX|IV|V?I{0,4})\.?$/,
]

const ARABIC: readonly RegExp[] = [
  /^(?:ال)?(?:مقدمة|خاتمة|تمهيد|توطئة|تصدير|تقديم|تقدمة|إهداء|اهداء|فهرس|فهرست|محتويات|كلمة|تعريف|تذييل)\d?(?:\s+(?:لل?|عن |في |ال(?:مؤلف|مترجم|ناشر|كاتب|كتاب|رواية|قصة|مسرحية|معرب|طبعة|محرر|محقق|قارئ)).*)?$/,
  // Of a life, not of a translation.
  /^(?:ترجمة|سيرة|حياة) (?:حياة )?(?:ال)?(?:مؤلف|كاتب|شاعر)$/,
  /^(?:شكر وتقدير|أسماء الممثلين|(?:أشخاص|شخصيات|أبطال) ال(?:رواية|قصة|مسرحية|تمثيلية))$/,
  /^(?:ال)?(?:فصل|باب|جزء|قسم|مشهد|رسالة|ليلة|حلقة|درس)\s+(?:\d|[٠-٩]|ال(?:أول|ثان|ثال|راب|خام|ساد|ساب|ثام|تاس|عاش|حادي|عشر|واحد|أخير))/,
  /^(?:بسم الله|صلى الله عليه)/,
  /^إلى (?:كل|أبي|أمي|والدي|والدتي|ابني|ابنتي|أبنائي|روح|من) /,
  /^\(?(?:\d|[٠-٩]){1,3}(?:\)|\s*[.:)]|\s+[-–—])\s+\S|^[٠-٩]{1,3}$/,
]

/**
 * Whether a line heads a part of a book: its contents, preface, dedication or a chapter. Stricter than for headings in
 * the text, for titles begin with "Story" and «حكاية» too.
 */
export function isPartHeading(line: string): boolean {
  if (/\p{Script=Arabic}/u.test(line)) return ARABIC.some((part) => part.test(line))
  // "BOOK OF ..." in capitals is a title; "Book IV" is none.
  return ENGLISH.some((part) => part.test(line)) || isChapterLine(line.charAt(0) + line.slice(1).toLowerCase())
}
