import { useTranslation } from 'react-i18next'
import type { Language } from '../../contract/languages.ts'

/** The language of the interface. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === 'ar' ? 'ar' : 'en'
}
