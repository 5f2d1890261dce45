import type { NarrativeFacts } from '../../contract/assessment.ts'
import type { GuideKind } from './guide-kind.ts'

/** With fewer chapters that have a title nothing is said of them. */
const FEWEST = 3
const MOST = 4
const LONGEST = 50
/** What has been told by here gives no ending away. */
const BEFORE_THE_END = 0.75
/** What stands before a title: 'Chapter IV.', '3 -', «الفصل الأول:». */
const COUNT = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[ivxlc]+|\\d+'
const ARABIC_COUNT = 'أولى?|ثانية?|ثالثة?|رابعة?|خامسة?|سادسة?|سابعة?|ثامنة?|تاسعة?|عاشرة?|حادية?|أخيرة?'
const ARABIC_TENS =
  'عشر(?:ون|ين)|ثلاث(?:ون|ين)|أربع(?:ون|ين)|خمس(?:ون|ين)|ست(?:ون|ين)|سبع(?:ون|ين)|ثمان(?:ون|ين)|تسع(?:ون|ين)|مائة|مئة'
const NUMBER = new RegExp(
  [
    `^(?:chapter|part|book|story|letter|stave|canto|act|scene|section)\\s+(?:${COUNT}|the\\s+\\w+)(?![\\w])\\s*[.:)\\-–—]*\\s*`,
    `^[([]?(?:[ivxlc]+|[\\d٠-٩]+)\\s*[)\\].:\\-–—]+\\s*`,
    `^(?:ال)?(?:فصل|باب|جزء|قسم|مشهد|حكاية|قصة|رسالة|مقالة|محاضرة|حلقة|ليلة|مبحث|محور)\\s+(?:ال)?(?:${ARABIC_COUNT}|${ARABIC_TENS}|[\\d٠-٩]+)(?:\\s+(?:عشرة?|وال(?:${ARABIC_TENS})|بعد المائة))*(?!\\p{L})\\s*[:.\\-–—]*\\s*`,
  ].join('|'),
  'iu',
)
/** The number of a note behind a word: «الربيطة١». */
const NOTE = /(?<=\p{L}[!?؟"”»’)]*)[\d٠-٩]{1,2}$/u
/** Parts of the book around its text, and headings that only count. */
const NO_CHAPTER =
  /^(?:[ivxlcdm]+|(?:year|author|title|translator|publisher|date)\s*:.*|contents|(?:preface|foreword|introduction)\b.*|introductory|prologue|epilogue|conclusion|appendix|notes?|footnotes?|index|glossary|dedication|acknowledge?ments?|illustrations?|list of .*|the end|finis|transcriber.*|about .*|copyright.*|المحتويات|الفهرس|فهرس.*|مقدمة.*|المقدمة|تمهيد.*|خاتمة|الخاتمة|خاتمة ونتائج|النتائج|نتائج البحث|إهداء.*|الإهداء|كلمة .*|ملاحظات|هوامش|شكر وتقدير|شكر وعرفان|الهوامش|المراجع|المصادر|تنبيه)$/iu
const SHOUTED = /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u
const SMALL = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'is', 'of', 'on', 'or', 'the', 'to', 'with'])

/** A chapter and its part in one line. */
const OF_TWO = /--|\.\s*[—–]/u

/** What a chapter is called, without its number; undefined where it is only counted, too long to be named, or no chapter of the text. */
export function ownTitle(title: string): string | undefined {
  const own = inBookLetters(
    title
      .replace(NUMBER, '')
      .replace(NOTE, '')
      .replace(/[\s.:,;،؛–—-]+$/u, ''),
  )
  return /\p{L}{3}/u.test(own) &&
    own.length <= LONGEST &&
    !NO_CHAPTER.test(own) &&
    !APPARATUS.test(own) &&
    !OF_TWO.test(own)
    ? own
    : undefined
}

/** What a publisher or an editor adds to a book, and nobody asks about: pages on the edition, lists, notes. */
const APPARATUS =
  /^(?:imprint|colophon|(?:un)?copyright.*|contents|table of contents|list of .*|index.*|(?:end|foot)?notes|bibliography|references|works cited|glossary|about (?:the|this) (?:author|edition|e-?book|publisher|type).*|also by .*|newsletter.*|المحتويات|الفهرس|فهرس.*|الهوامش|هوامش|المراجع|المصادر|قائمة .*|ثبت .*|حقوق .*)$/iu

/** Of the text: behind a list of contents that is longer stands a book without headings. */
const MOST_OF_APPARATUS = 0.25

/** Whether a place lies under the heading of something that is added to a book. @param length of the text, in UTF-16 code units */
export function isInApparatus({ chapters }: Pick<NarrativeFacts, 'chapters'>, start: number, length: number): boolean {
  const index = chapters.findLastIndex((found) => found.start <= start)
  const chapter = chapters[index]
  if (chapter === undefined || !APPARATUS.test(chapter.title.trim())) return false
  return (chapters[index + 1]?.start ?? length) - chapter.start < MOST_OF_APPARATUS * length
}

/** Lines of verse may begin as a chapter's heading does: «الباب تقرعه الرياح». */
const VERSE_LINE = /^(?:ال)?(?:باب|قسم|فصل|جزء)\s|•/u

/** The chapters of a book whose titles say what it holds: what stands over the scenes of a play is where they take place. */
export function headingsOf(
  kind: GuideKind,
  { chapters }: Pick<NarrativeFacts, 'chapters'>,
): NarrativeFacts['chapters'] {
  if (kind === 'play') return []
  return kind === 'poetry' ? poemsOf(chapters) : chapters
}

/** Characters. A chapter of an anthology holds a hundred poems. */
const LONG_POEM = 5000

function poemsOf(chapters: NarrativeFacts['chapters']): NarrativeFacts['chapters'] {
  const lengths = chapters.slice(1).map(({ start }, index) => start - chapters[index]!.start)
  const middle = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0
  return middle > LONG_POEM ? [] : chapters.filter(({ title }) => !VERSE_LINE.test(title.trim()))
}

/** What nobody sends a child to by its title: drink, play for money, murder, love of bodies, devils and other gods. */
const NOT_OFFERED =
  /\b(?:tavern|wines?|whisky|whiskey|rum|beer|ale|brandy|gin|drunk\w*|drink\w*|gambl\w*|pagans?|heathens?|devils?|satan\w*|hell|murder\w*|suicide|hang(?:ed|ing)|seduc\w*|harlots?|mistress|adulter\w*|kiss\w*|naked|opium|cigars?|tobacco)\b|(?<!\p{L})[وبلك]?(?:ال)?(?:خمر|خمرة|الخمور|حانة|خمارة|كأس|سكران|سكارى|قمار|مقامر|شيطان|شياطين|إبليس|قتل|قاتل|مقتل|انتحار|عشيق|عشيقة|قبلة|قبلات|زنا|عارية|حشيش|أفيون|وثني|وثنية)(?!\p{L})/iu

/**
 * Titles of chapters, spread over the book and in its order, four at most, none that stands near its end: what a book tells of
 * in its own words. Empty where its chapters are only counted.
 *
 * @param length of the text, in UTF-16 code units
 */
export function chapterTitles(chapters: NarrativeFacts['chapters'], length: number): string[] {
  const titled = chapters
    .filter(({ start }) => start <= length * BEFORE_THE_END)
    .map(({ title }) => ownTitle(title))
    .filter((title) => title !== undefined)
    .filter((title) => !NOT_OFFERED.test(title))
  const different = [...new Map(titled.map((title) => [title.toLowerCase(), title])).values()]
  if (different.length < FEWEST) return []
  const step = different.length / Math.min(MOST, different.length)
  return Array.from({ length: Math.min(MOST, different.length) }, (_, index) => different[Math.floor(index * step)]!)
}

/** 'THE ROAD TO THE SEA' as it stands in a sentence: 'The Road to the Sea'. */
function inBookLetters(title: string): string {
  if (!SHOUTED.test(title)) return title
  return title
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && SMALL.has(word) ? word : word.replace(/\p{L}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ')
}
