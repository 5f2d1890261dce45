import { createInstance, type i18n, type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '../../contract/languages.ts'
import { loadPart, PageOutdated } from '../lib/load-part.ts'
import { writePreference } from '../lib/preferences.ts'
import { renewPage } from '../lib/renew-page.ts'
import './dictionary.ts'

export const translator: i18n = createInstance()

const DICTIONARIES: Record<Language, () => Promise<ResourceLanguage>> = {
  en: async () => ({ translation: (await loadPart(() => import('./en/english.ts'))).english }),
  ar: async () => ({ translation: (await loadPart(() => import('./ar/arabic.ts'))).arabic }),
}

/** Loads the one dictionary that is needed and readies the translator. */
export async function startTranslation(language: Language): Promise<void> {
  await translator.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: await DICTIONARIES[language]() },
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  applyLanguage(language)
}

/** Switches the whole interface and keeps the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    if (!translator.hasResourceBundle(language, 'translation')) {
      const { translation } = await DICTIONARIES[language]()
      translator.addResourceBundle(language, 'translation', translation)
    }
  } catch (error) {
    if (!(error instanceof PageOutdated)) throw error
    // The browser asks first where something would be lost.
    writePreference('language', language)
    renewPage()
    return
  }
  applyLanguage(language)
  writePreference('language', language)
  await translator.changeLanguage(language)
}

function applyLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
}
