import type { LanguageName } from '../../../contract/languages.ts'
import { MAX_EASY_BOOKS, type ProfileInput, type ReaderProfile } from '../../../contract/reader-profile.ts'
import { inputOf } from './profile-draft.ts'

const LANGUAGES: Record<LanguageName, readonly string[]> = { English: ['en'], Arabic: ['ar'], Bilingual: ['en', 'ar'] }

/**
 * The profile after a book was read with ease: the newest few such books tell how well its reader reads, in each language
 * of the book that they read.
 */
export function withEasyBook(profile: ReaderProfile, book: string, language: LanguageName): ProfileInput {
  const languages = profile.languages.map((known) => {
    if (!LANGUAGES[language].includes(known.language)) return known
    const before = known.reads.by === 'books' ? known.reads.books.filter((each) => each !== book) : []
    return { ...known, reads: { by: 'books' as const, books: [...before, book].slice(-MAX_EASY_BOOKS) } }
  })
  return { ...inputOf(profile), languages }
}
