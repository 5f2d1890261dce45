/** Prints how well the language level agrees with the development data: node bench/level/level.ts [--books] */
import { tokenize } from '../../src/pipeline/assess/lexical/segment/tokenize.ts'
import { measureLanguage } from '../../src/pipeline/assess/lexical/level/measure-language.ts'
import { sharedReader } from '../../src/pipeline/assess/reader/reader.ts'
import type { LanguageMeasures } from '../../src/contract/assessment.ts'
import { clearCrossValidation } from './fit-level.ts'
import type { LabelledBook } from './level-data.ts'
import {
  clearExcerpts,
  labelledBooks,
  levelDataFolder,
  levelledStories,
  oneStopArticles,
  plainBook,
} from './level-data.ts'
import { pearson, spearman } from '../statistics.ts'

export type LevelFigures = {
  /** Spearman of grade with the level of the levelled stories */
  levelledEnglish: number
  levelledArabic: number
  /** |r| with CLEAR ease: cross-validated chunk model and grade, shipped grade, and the corpus's own Flesch-Kincaid column */
  clearCrossValidated: number
  clearGradeCrossValidated: number
  clearGrade: number
  clearFleschKincaid: number
  /** 0-1: neighbouring pairs and whole triples of OneStop in the right order */
  oneStopPairs: number
  oneStopTriples: number
  /** 0-1: 170-word cuts of adult books above the mean level-5 story in grade */
  cutsEnglish: number
  cutsArabic: number
  /** 0-1: books whose language age is not above their expected range by more than a year */
  childrenWithin: number
}

const CUT_WORDS = 170
const CUTS_A_BOOK = 12

/** As the product measures it; what the lexicon finds changes no vector. */
function measure(text: string): LanguageMeasures {
  const tokens = tokenize(text)
  return measureLanguage(tokens, plainBook(text), sharedReader().read(tokens, []))
}

/** Cuts of about 170 words at even distances, beginning and ending on paragraphs or sentences. */
function cuts(book: LabelledBook): string[] {
  const tokens = tokenize(book.text)
  const result: string[] = []
  for (let cut = 1; cut <= CUTS_A_BOOK; cut += 1) {
    const sentence = Math.floor((tokens.sentenceCount * cut) / (CUTS_A_BOOK + 1))
    let last = sentence
    const first = tokens.sentenceToken[sentence] ?? 0
    while (last + 1 < tokens.sentenceCount && (tokens.sentenceToken[last + 1] ?? 0) - first < CUT_WORDS) last += 1
    result.push(book.text.slice(tokens.sentenceStart[sentence] ?? 0, tokens.sentenceEnd[last] ?? 0))
  }
  return result
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const share = (flags: readonly boolean[]): number => mean(flags.map(Number))

/** The figures of the level targets, measured on the data of a folder. */
export function levelFigures(folder: string): LevelFigures {
  const stories = levelledStories(folder).map((story) => ({ ...story, grade: measure(story.text).grade }))
  const excerpts = clearExcerpts(folder)
  const clear = clearCrossValidation(excerpts)
  const articles = oneStopArticles(folder).map((article) =>
    [article.elementary, article.intermediate, article.advanced].map((text) => measure(text).grade),
  )
  const books = labelledBooks(folder)
  const level = (language: 'en' | 'ar'): number => {
    const own = stories.filter((story) => story.language === language)
    return spearman(
      own.map((story) => story.grade),
      own.map((story) => story.level),
    )
  }
  const above = (language: 'en' | 'ar'): number => {
    const bar = mean(
      stories.filter((story) => story.language === language && story.level === 5).map((story) => story.grade),
    )
    const adult = books.filter((book) => book.language === language && book.shelf === 'adult')
    return share(adult.flatMap(cuts).map((cut) => measure(cut).grade > bar))
  }
  const ordered = (a: number | undefined, b: number | undefined): boolean => (a ?? 0) < (b ?? 0)
  return {
    levelledEnglish: level('en'),
    levelledArabic: level('ar'),
    clearCrossValidated: Math.abs(clear.r),
    clearGradeCrossValidated: Math.abs(clear.grade),
    clearGrade: Math.abs(
      pearson(
        excerpts.map((excerpt) => measure(excerpt.text).grade),
        excerpts.map((excerpt) => excerpt.ease),
      ),
    ),
    clearFleschKincaid: Math.abs(clear.fleschKincaid),
    oneStopPairs: share(articles.flatMap(([a, b, c]) => [ordered(a, b), ordered(b, c)])),
    oneStopTriples: share(articles.map(([a, b, c]) => ordered(a, b) && ordered(b, c))),
    cutsEnglish: above('en'),
    cutsArabic: above('ar'),
    childrenWithin: share(
      books.filter((book) => book.shelf !== 'adult').map((book) => measure(book.text).age <= book.high + 1),
    ),
  }
}

function main(): void {
  const folder = levelDataFolder()
  if (folder === undefined) {
    console.log('The development data is not beside the checkout; nothing was measured.')
    return
  }
  if (process.argv.includes('--books')) {
    for (const book of labelledBooks(folder).toSorted((a, b) => a.low - b.low)) {
      const measures = measure(book.text)
      console.log(
        `${book.low}-${book.high}`.padEnd(7),
        String(measures.age).padEnd(5),
        measures.level.padEnd(9),
        measures.band,
        book.title,
      )
    }
    for (const story of levelledStories(folder)) {
      const measures = measure(story.text)
      console.log(story.language, story.level, measures.grade, measures.level, story.id)
    }
  }
  for (const [name, value] of Object.entries(levelFigures(folder))) console.log(name.padEnd(22), value.toFixed(3))
}

if (import.meta.main) main()
