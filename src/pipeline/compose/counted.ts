import type { Localized } from '../../contract/languages.ts'

type Forms = {
  en: readonly [one: string, other: string]
  /** one and two stand without a number; few for 3-10, many for 11-99, other for 100 and more. */
  ar: { one: string; two: string; few: string; many: string; other: string }
}

const NOUNS = {
  word: { en: ['word', 'words'], ar: { one: 'كلمة واحدة', two: 'كلمتين', few: 'كلمات', many: 'كلمة', other: 'كلمة' } },
  page: { en: ['page', 'pages'], ar: { one: 'صفحة واحدة', two: 'صفحتين', few: 'صفحات', many: 'صفحة', other: 'صفحة' } },
  minute: {
    en: ['minute', 'minutes'],
    ar: { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  },
  hour: { en: ['hour', 'hours'], ar: { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' } },
  chapter: {
    en: ['chapter', 'chapters'],
    ar: { one: 'فصل واحد', two: 'فصلين', few: 'فصول', many: 'فصلًا', other: 'فصل' },
  },
  sentence: {
    en: ['sentence', 'sentences'],
    ar: { one: 'جملة واحدة', two: 'جملتين', few: 'جمل', many: 'جملة', other: 'جملة' },
  },
  year: { en: ['year', 'years'], ar: { one: 'سنة واحدة', two: 'سنتين', few: 'سنوات', many: 'سنة', other: 'سنة' } },
  time: {
    en: ['time', 'times'],
    ar: { one: 'مرة واحدة', two: 'مرتين', few: 'مرات', many: 'مرة', other: 'مرة' },
  },
  passage: {
    en: ['passage', 'passages'],
    ar: { one: 'موضع واحد', two: 'موضعين', few: 'مواضع', many: 'موضعًا', other: 'موضع' },
  },
  moderate: {
    en: ['Moderate', 'Moderates'],
    ar: {
      one: 'تقدير «متوسط» واحد',
      two: 'تقديرين «متوسط»',
      few: 'تقديرات «متوسط»',
      many: 'تقديرًا «متوسط»',
      other: 'تقدير «متوسط»',
    },
  },
} as const satisfies Record<string, Forms>

export type CountedNoun = keyof typeof NOUNS

const arabic = new Intl.PluralRules('ar')
const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** Western digits in both languages, thousands grouped: '12,400'. */
export function formatNumber(value: number): string {
  return grouped.format(value)
}

/**
 * A number with its noun, in the oblique case in Arabic (after a preposition or as an object).
 * @example counted(3, 'page') // { en: '3 pages', ar: '3 صفحات' }
 */
export function counted(value: number, noun: CountedNoun): Localized {
  const { en, ar }: Forms = NOUNS[noun]
  const rule = arabic.select(value)
  const number = formatNumber(value)
  const inArabic = (): string => {
    if (rule === 'one') return ar.one
    if (rule === 'two') return ar.two
    if (rule === 'few') return `${number} ${ar.few}`
    if (rule === 'many') return `${number} ${ar.many}`
    return `${number} ${ar.other}`
  }
  return { en: `${number} ${value === 1 ? en[0] : en[1]}`, ar: inArabic() }
}

/** 'A, B and C'; «أ وب وج». */
export function listed(items: readonly Localized[]): Localized {
  const en = items.map((item) => item.en)
  const last = en.at(-1) ?? ''
  return {
    en: en.length > 1 ? `${en.slice(0, -1).join(', ')} and ${last}` : last,
    ar: items.map((item) => item.ar).join(' و'),
  }
}
