import type { Language } from '../../../contract/languages.ts'
import { withArabicSigns } from './arabic-signs.ts'
import type { PageBlocks } from './recogniser.ts'

export type Box = { x0: number; y0: number; x1: number; y1: number }
/** A line of the text; lines of one `paragraph` are one paragraph. */
export type TextRow = { text: string; box: Box; paragraph: number }

export type RecognisedPage = {
  language: Language
  text: string
  /** The lines the text is made of, in its order. */
  rows: TextRow[]
  /** 0-100, the mean over the letters of the text; 0 without any. */
  confidence: number
  /** Letters read, each counted by how sure it is: the measure by which two readings of a picture are compared. */
  worth: number
  /** Words that look like words, sure or not: a picture with none shows no writing. */
  words: number
  /** Median height of a line in pixels, 0 without lines. */
  lineHeight: number
  /** 0-1: marks to letters, high in vowelled Arabic. */
  markShare: number
}

type Word = { text: string; confidence: number }
type Line = { words: Word[]; box: Box; height: number }

const LETTERS: Record<Language, RegExp> = { en: /\p{Script=Latin}/gu, ar: /\p{Script=Arabic}/gu }
/** Confidence, 0-100, from which a word counts as read, and from which a whole line may stand beside a sure word. */
const SURE = 60
const HALF_SURE = 40

/** Makes a page of what the recogniser found, leaving out marks of a drawing it took for letters. */
export function recognisedPage(page: PageBlocks, language: Language): RecognisedPage {
  const rows: TextRow[] = []
  let paragraphs = 0
  const heights: number[] = []
  let letters = 0
  let weighted = 0
  let worth = 0
  let words = 0
  let lettersFound = 0
  let marks = 0
  for (const block of page.blocks ?? []) {
    for (const paragraph of block.paragraphs) {
      const lines = paragraph.lines.map(({ words: found, bbox }) => ({
        words: found,
        box: bbox,
        height: bbox.y1 - bbox.y0,
      }))
      const kept = lines.filter((line) => isWriting(line, language))
      for (const line of lines) {
        const found = line.words.filter((word) => isWord(word, language))
        if (found.length === 0) continue
        words += found.length
        heights.push(line.height)
        for (const word of found) {
          const count = letterCount(word.text, language)
          worth += count * (word.confidence / 100) ** 2
          lettersFound += count
          marks += word.text.match(/\p{M}/gu)?.length ?? 0
        }
      }
      // Words left out with their lines still count: a page that was half left out was not read with confidence.
      for (const word of lines.filter((line) => !kept.includes(line)).flatMap((line) => line.words)) {
        if (!isWord(word, language)) continue
        letters += letterCount(word.text, language)
        weighted += (letterCount(word.text, language) * word.confidence) / 2
      }
      for (const line of kept) {
        for (const word of line.words) {
          const count = letterCount(word.text, language)
          letters += count
          weighted += count * word.confidence
        }
      }
      for (const { words: own, box } of kept) {
        rows.push({ text: own.map((word) => word.text).join(' '), box, paragraph: paragraphs })
      }
      paragraphs++
    }
  }
  heights.sort((a, b) => a - b)
  return {
    language,
    text: textOf(rows, language),
    rows,
    confidence: letters === 0 ? 0 : weighted / letters,
    worth,
    words,
    lineHeight: heights[heights.length >> 1] ?? 0,
    markShare: marks / Math.max(1, lettersFound),
  }
}

/** Paragraphs of lines, words broken at a hyphen joined. */
export function textOf(rows: readonly TextRow[], language: Language): string {
  return [...Map.groupBy(rows, (row) => row.paragraph).values()]
    .map((paragraph) => paragraph.map((row) => row.text).reduce(joinLines, ''))
    .filter((text) => text !== '')
    .map((text) => (language === 'ar' ? withArabicSigns(text) : text))
    .join('\n')
}

function joinLines(text: string, line: string): string {
  if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line)) return text.slice(0, -1) + line
  return text === '' ? line : `${text} ${line}`
}

function letterCount(text: string, language: Language): number {
  return text.match(LETTERS[language])?.length ?? 0
}

function isWord(word: Word, language: Language): boolean {
  return word.confidence >= 30 && letterCount(word.text, language) >= 3
}

/**
 * A drawing is taken for scraps of one or two letters; writing has whole words, some of them sure.
 */
function isWriting(line: Line, language: Language): boolean {
  let letters = 0
  let weighted = 0
  let characters = 0
  let solid = 0
  let solidLetters = 0
  for (const { text, confidence } of line.words) {
    const count = letterCount(text, language)
    const read = count + (text.match(/\p{Nd}/gu)?.length ?? 0)
    letters += read
    characters += text.replaceAll(/\p{M}/gu, '').length
    weighted += read * confidence
    if (confidence >= SURE && (count >= 3 || (count === 2 && confidence >= 80))) {
      solid++
      solidLetters += count
    }
  }
  if (letters === 0) return false
  const mean = weighted / letters
  const share = solidLetters / Math.max(1, characters)
  if (share >= 0.5) return solid >= 2 || mean >= 80
  const wordLength = letters / line.words.length
  return solid > 0 && wordLength >= 3.3 && mean >= HALF_SURE
}
