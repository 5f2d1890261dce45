import type { Language } from '../../../contract/languages.ts'
import { LOCALES } from '../../lib/format.ts'

/** Day and time of day. */
export function formatTime(iso: string, language: Language): string {
  return new Date(iso).toLocaleString(LOCALES[language], { dateStyle: 'long', timeStyle: 'short' })
}
