import type { Language } from '../../contract/languages.ts'

/** Western digits in both languages. */
export const LOCALES: Record<Language, string> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' }

const numberFormats = new Map<string, Intl.NumberFormat>()

export function formatNumber(value: number, language: Language, digits = 0): string {
  // A format is dear to make, and a library writes a number beside each of its filters at every click.
  const key = `${language} ${digits}`
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: digits })
  numberFormats.set(key, format)
  return format.format(value)
}

export function formatPercent(share: number, language: Language): string {
  return share.toLocaleString(LOCALES[language], { style: 'percent', maximumFractionDigits: 0 })
}

export function formatDate(iso: string, language: Language): string {
  return new Date(iso).toLocaleDateString(LOCALES[language], { day: 'numeric', month: 'long', year: 'numeric' })
}

/** The time of day of this machine, with the date where it is not of today. @param at ms since 1970 */
export function formatTime(at: number, language: Language, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString()
  const day = today ? {} : ({ day: 'numeric', month: 'long' } as const)
  return new Date(at).toLocaleString(LOCALES[language], { ...day, hour: 'numeric', minute: '2-digit' })
}

const UNITS: Record<Language, readonly string[]> = {
  en: ['B', 'KB', 'MB', 'GB'],
  ar: ['بايت', 'كيلوبايت', 'ميغابايت', 'غيغابايت'],
}

/** @example formatBytes(1536, 'en') // '1.5 KB' */
export function formatBytes(bytes: number, language: Language): string {
  const power = bytes < 1 ? 0 : Math.min(3, Math.floor(Math.log2(bytes) / 10))
  return `${formatNumber(bytes / 1024 ** power, language, power === 0 ? 0 : 1)} ${UNITS[language][power]}`
}

/** US dollars; small sums to a hundredth of a cent. @example formatDollars(0.0123, 'en') // '$0.0123' */
export function formatDollars(amount: number, language: Language): string {
  const digits = amount >= 1 || amount === 0 ? 2 : 4
  return dollars(amount, language, { minimumFractionDigits: 2, maximumFractionDigits: digits })
}

/** US dollars that are only estimated: to the cent, below one to the first digit that counts. @example formatRoughDollars(0.2449, 'en') // '$0.24' */
export function formatRoughDollars(amount: number, language: Language): string {
  return dollars(amount, language, amount > 0 && amount < 0.01 ? { maximumSignificantDigits: 1 } : {})
}

function dollars(amount: number, language: Language, digits: Intl.NumberFormatOptions): string {
  return amount.toLocaleString(LOCALES[language], {
    style: 'currency',
    currency: 'USD',
    // The sign of the dollar is torn apart in Arabic lines.
    currencyDisplay: language === 'ar' ? 'name' : 'symbol',
    ...digits,
  })
}

/** A duration in words, to the second below a minute. @example formatDuration(95_000, 'en') // '1 min, 35 sec' */
export function formatDuration(milliseconds: number, language: Language): string {
  const seconds = Math.max(0, milliseconds / 1000)
  const unit = (value: number, name: string, digits = 0): string =>
    value.toLocaleString(LOCALES[language], {
      style: 'unit',
      unit: name,
      // Short units are single letters in Arabic.
      unitDisplay: language === 'ar' ? 'long' : 'short',
      maximumFractionDigits: digits,
    })
  if (seconds < 60) return unit(seconds, 'second', seconds < 10 ? 1 : 0)
  const parts = [unit(Math.floor(seconds / 60), 'minute')]
  if (seconds < 600 && Math.round(seconds % 60) > 0) parts.push(unit(Math.round(seconds % 60), 'second'))
  return new Intl.ListFormat(LOCALES[language], { type: 'unit', style: 'short' }).format(parts)
}

/** A duration that is only estimated, in one unit. @example formatRoughDuration(95, 'en') // '2 minutes' */
export function formatRoughDuration(seconds: number, language: Language): string {
  const unit = (value: number, name: string): string =>
    value.toLocaleString(LOCALES[language], { style: 'unit', unit: name, unitDisplay: 'long' })
  if (seconds < 55) return unit(Math.max(10, Math.round(seconds / 10) * 10), 'second')
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes < 90 ? unit(minutes, 'minute') : unit(Math.round(minutes / 30) / 2, 'hour')
}
