import type { BookMetadata, BookPage, BookText } from '../../../contract/book-text.ts'
import type { DetectedLanguage } from '../../../contract/languages.ts'
import { isbnIn } from '../isbn.ts'
import { cleanText } from '../text/clean-text.ts'
import { isJunkAuthor, isJunkTitle } from './junk.ts'
import { lettersOf } from './letters-of.ts'
import { isNamedAfterFile } from './named-after-file.ts'
import { publisherIn } from './publisher.ts'
import { repairEncoding } from './repair-encoding.ts'
import { stemOfFile } from './stem-of-file.ts'
import { titleFromFilename } from './title-from-filename.ts'
import { readTitlePage } from './title-page.ts'

export type MetadataContext = {
  text: string
  pages: readonly BookPage[]
  headings: BookText['headings']
  filename: string
  language: DetectedLanguage | undefined
}

const LONGEST = 300
/** The imprint stands in the first or last few thousand characters. */
const IMPRINT_CHARACTERS = 6_000

/**
 * What the file says, without junk; what it does not say from the title page, the imprint and at last the file name.
 * The language is the text's own where it is clear: office programs write their user's.
 */
export function completeMetadata(raw: BookMetadata, context: MetadataContext): BookMetadata {
  const page = readTitlePage(context.text, context.headings, context.pages)
  const declared = tidy(raw.title)
  const isTitle = declared !== undefined && !isJunkTitle(declared) && !isNamedAfterFile(declared, context.filename)
  const author = tidy(raw.author)
  const imprint = `${context.text.slice(0, IMPRINT_CHARACTERS)}\n${context.text.slice(-IMPRINT_CHARACTERS)}`
  const found: Record<keyof BookMetadata, string | undefined> = {
    title:
      (isTitle ? declared : undefined) ?? page.title ?? printedTitle(context) ?? titleFromFilename(context.filename),
    author: (isJunkAuthor(author) ? undefined : author) ?? page.author,
    publisher: tidy(raw.publisher) ?? publisherIn(imprint.split('\n')),
    isbn: (raw.isbn === undefined ? undefined : isbnIn(raw.isbn)) ?? isbnNear(imprint),
    language: languageTag(raw.language, context.language),
    typicalAgeRange: tidy(raw.typicalAgeRange),
    contentRating: tidy(raw.contentRating),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

const LONGEST_TITLE = 90
const FEWEST_LETTERS = 8

/** The first line of a text whose words stand in the name of its file: "0019_my-first-day.txt" that opens with "My first day". */
function printedTitle({ text, filename }: MetadataContext): string | undefined {
  const line = text.trimStart().split('\n', 1)[0]?.trim() ?? ''
  const letters = lettersOf(line)
  const isNamed =
    /\s/.test(line) && letters.length >= FEWEST_LETTERS && lettersOf(stemOfFile(filename)).includes(letters)
  return isNamed && line.length <= LONGEST_TITLE && !isJunkTitle(line) ? line : undefined
}

function tidy(value: string | undefined): string | undefined {
  const plain = cleanText(repairEncoding(value ?? '')).replaceAll(/\s+/g, ' ')
  return plain === '' || plain.length > LONGEST ? undefined : plain
}

/** Its number may stand on the line below. */
const NAMED_ISBN =
  /(?:ISBN|ر\.?\s?د\.?\s?م\.?\s?ك|الترقيم الدولي|الرقم الدولي|الرقم المعياري)[^\n]{0,60}(?:\n[^\n]{0,40})?/gi

/** In running text only a number that is called an ISBN, or an EAN of the book range, is one. */
function isbnNear(text: string): string | undefined {
  const named = [...text.matchAll(NAMED_ISBN)].map(([line]) => isbnIn(line))
  return named.find((isbn) => isbn !== undefined)
}

function languageTag(declared: string | undefined, detected: DetectedLanguage | undefined): string | undefined {
  if (detected === 'en' || detected === 'ar') return detected
  const tag = /^[a-z]{2,3}\b/i.exec(declared?.trim() ?? '')?.[0].toLowerCase()
  if (tag !== undefined) return { ara: 'ar', eng: 'en' }[tag] ?? tag
  return /^(english|arabic|العربية)$/i.exec(declared?.trim() ?? '')
    ? /^e/i.test(declared ?? '')
      ? 'en'
      : 'ar'
    : undefined
}
