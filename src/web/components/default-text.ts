import type { Language } from '../../contract/languages.ts'
import { DEFAULT_CRITERIA_ARABIC } from '../i18n/ar/default-criteria.ts'

/** A text of a scoring configuration in the reader's language; what an administrator wrote stays as it was written. */
export function defaultText(text: string, language: Language): string {
  return language === 'ar' ? (DEFAULT_CRITERIA_ARABIC[text] ?? text) : text
}
