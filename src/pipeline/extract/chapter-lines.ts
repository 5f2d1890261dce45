/** Ordinals and numbers that follow "chapter", in both languages. */
const ENGLISH = /^(chapter|part|book|story|fable|act|scene|canto|stave|letter|volume)\s+([\divxlcdm]+|[a-z]+)\b/i
const ENGLISH_ALONE =
  /^(prologue|epilogue|preface|introduction|foreword|afterword|contents|appendix|glossary|the end)\.?$/i
const ARABIC = /^(ال)?(فصل|باب|جزء|قسم|قصة|حكاية|مشهد|مقدمة|خاتمة|تمهيد|فهرس)(\s|:|$)/
const NUMBER_ALONE = /^(\d{1,3}|[IVXLC]{1,7}|[٠-٩]{1,3})\.?$/
const MAX_LENGTH = 80
/** "Chapter I." ends like this; a longer line with a full stop is a sentence. */
const MAX_LENGTH_WITH_STOP = 24

/** Whether a line that stands alone reads like a chapter heading. @example isChapterLine('CHAPTER IV - The Sea') // true */
export function isChapterLine(line: string): boolean {
  const plain = line
    .trim()
    .replace(/^[|#*_\s]+/, '')
    .replaceAll(/[\u064B-\u0652\u200E\u200F]/g, '')
  if (plain === '' || plain.length > MAX_LENGTH || /[,;،؛]$/.test(plain)) return false
  if (/[.!?؟]$/.test(plain) && plain.length > MAX_LENGTH_WITH_STOP) return false
  const english = ENGLISH.exec(plain)
  if (english) return /^[A-Z]/.test(plain) && (isNumeral(english[2] ?? '') || plain === plain.toUpperCase())
  return ENGLISH_ALONE.test(plain) || (ARABIC.test(plain) && plain.split(/\s+/).length <= 9) || NUMBER_ALONE.test(plain)
}

const NUMBER_WORDS = new Set(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty first second third fourth fifth sixth seventh eighth ninth tenth last'.split(
    ' ',
  ),
)

function isNumeral(word: string): boolean {
  return /^\d+$|^[ivxlcdm]+$/i.test(word) || NUMBER_WORDS.has(word.toLowerCase())
}

/** Offsets of chapter lines in a text whose lines are paragraphs. */
export function findChapterLines(text: string): { level: number; start: number; end: number }[] {
  const found: { level: number; start: number; end: number }[] = []
  let start = 0
  for (const line of text.split('\n')) {
    if (isChapterLine(line)) found.push({ level: 1, start, end: start + line.length })
    start += line.length + 1
  }
  return found
}
