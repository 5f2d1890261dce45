import { isJunkTitle } from './junk.ts'
import { stemOfFile } from './stem-of-file.ts'
import { inTitleCase } from './title-case.ts'

/** What people call the file of any book; a name of nothing else names none. */
const OF_ANY_BOOK =
  /^(?:the|my|a|new|old|full|complete|book|e?books?|story|stories|novel|text|document|file|chapter|part|page|pages|volume|vol|unit|lesson|reading|homework|assignment|manuscript|edited|corrected|proof|print|version|word|pdf|epub|english|arabic|كتاب|كتابي|قصة|قصتي|رواية|ملف|فصل|الفصل|جزء|الجزء|درس|الدرس|نص|مستند|النص|جديد|جديدة|\p{N}+)$/iu
/** "Author - Title" or "Title - Author": the name does not say which. */
const TWO_PARTS = /\s[-–—]+\s|--/
const MOST_WORDS = 14

/**
 * A file name as a title where it reads like one in words; undefined for numbers, codes, names of any book, and where
 * it may hold the author as well. @example titleFromFilename('the_brave-fox (1).final.pdf') // 'the brave fox'
 */
export function titleFromFilename(filename: string): string | undefined {
  const stem = stemOfFile(filename)
  if (isJunkTitle(stem) || TWO_PARTS.test(stem)) return undefined
  const title = stem
    .replaceAll(/\(\d+\)|\[\d+\]/g, ' ')
    .replaceAll(/[_+.-]+/g, ' ')
    .replaceAll(/\b(final|copy|draft|scan|ocr|v\d+)\d*\b|(?<!\p{L})(نهائي|نسخة)\d*(?!\p{L})/giu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return readsInWords(title) && !isJunkTitle(title) ? inTitleCase(title) : undefined
}

/** A single word is a title when it is written as one; "0072 L4 en" and "1368muna-lantern" are codes. */
function readsInWords(title: string): boolean {
  const words = title.split(' ')
  if (words.length > MOST_WORDS || words.every((word) => OF_ANY_BOOK.test(word))) return false
  if (words.some((word) => /\p{L}/u.test(word) && /\p{N}/u.test(word))) return false
  if (!words.every((word) => /\p{L}/u.test(word) || /^\p{N}{1,4}$/u.test(word))) return false
  const [only = ''] = words
  return words.length > 1 ? /\p{L}{2}/u.test(title) : /^\p{Lu}\p{Ll}{3}|^\p{Script=Arabic}{3}/u.test(only)
}
