import type { Language } from './languages.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** `#` is the number. In Arabic the forms stand behind بعد. */
const FORMS: Record<Language, { seconds: Forms; minutes: Forms }> = {
  en: {
    seconds: { one: 'a second', other: '# seconds' },
    minutes: { one: 'a minute', other: '# minutes' },
  },
  ar: {
    seconds: { one: 'ثانية', two: 'ثانيتين', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' },
    minutes: { one: 'دقيقة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' },
  },
}
/** Up to here seconds are told one by one. */
const LONGEST_IN_SECONDS = 90

/** How long to wait. @example waitPhrase(150, 'en') // '3 minutes' */
export function waitPhrase(seconds: number, language: Language): string {
  const inSeconds = seconds <= LONGEST_IN_SECONDS
  const count = Math.max(1, Math.ceil(inSeconds ? seconds : seconds / 60))
  const forms = FORMS[language][inSeconds ? 'seconds' : 'minutes']
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
  return form.replace('#', String(count))
}
