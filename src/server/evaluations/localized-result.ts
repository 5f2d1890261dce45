import type { Language } from '../../contract/languages.ts'
import type { Result } from '../../contract/result.ts'
import type { ResultEdits } from './stored-evaluation.ts'

/**
 * The result with a person's corrections and, when a language is asked for, with every composed text in it; quotes,
 * numbers and names stay as they are in the book.
 */
export function localizedResult(result: Result, edits: ResultEdits, language?: Language): Result {
  const edited: Result = { ...result, ...edits }
  if (language === undefined) return edited
  const texts = result.localized[language]
  const {
    system1_uae_values: system1,
    system2_child_safety: system2,
    system3_theme_complexity: system3,
    system4_language_complexity: system4,
    ...flat
  } = texts
  return {
    ...edited,
    ...flat,
    system1_uae_values: { ...result.system1_uae_values, ...system1 },
    system2_child_safety: { ...result.system2_child_safety, ...system2 },
    system3_theme_complexity: { ...result.system3_theme_complexity, ...system3 },
    system4_language_complexity: { ...result.system4_language_complexity, ...system4 },
  }
}

/** The language the texts of a result are written in (a bilingual book's are in the one its composer chose). */
export function textLanguage(result: Result): Language {
  return result.language === 'Arabic' || result.executive_summary === result.localized.ar.executive_summary
    ? 'ar'
    : 'en'
}
