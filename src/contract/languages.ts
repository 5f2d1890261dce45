import * as z from 'zod/mini'

/** The two languages every composed text exists in, and the two a reader may choose. */
export const LANGUAGES = ['en', 'ar'] as const
export const languageSchema = z.enum(LANGUAGES)
export type Language = z.infer<typeof languageSchema>

/** What the text of a book was found to be written in. */
export const detectedLanguageSchema = z.enum(['en', 'ar', 'mixed'])
export type DetectedLanguage = z.infer<typeof detectedLanguageSchema>

/** How `result.language` names it; the library filters on these words. */
export const LANGUAGE_NAMES = { en: 'English', ar: 'Arabic', mixed: 'Bilingual' } as const
export const languageNameSchema = z.enum(['English', 'Arabic', 'Bilingual'])
export type LanguageName = z.infer<typeof languageNameSchema>

/** The same text twice: one for a reader of English, one for a reader of Arabic. */
export const localizedSchema = z.object({ en: z.string(), ar: z.string() })
export type Localized = z.infer<typeof localizedSchema>

/** @example parseLanguage('ar-AE,ar;q=0.9,en;q=0.8') // 'ar' — an Accept-Language header or a ?lang value */
export function parseLanguage(value: string | undefined | null): Language {
  return /^\s*ar\b/i.test(value ?? '') ? 'ar' : 'en'
}
