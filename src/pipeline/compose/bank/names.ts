import type { DetectedLanguage } from '../../../contract/languages.ts'
import type { NmcBand } from '../../../contract/nmc.ts'
import type { Domain, LanguageLevel, RedLineRating, ThemeLevel, Verdict } from '../../../contract/verdict.ts'
import type { Frame } from '../frame.ts'

export const VERDICT_WORDS: Record<Verdict, Frame> = {
  Whitelisted: ['Whitelisted', 'معتمد'],
  'Parent Guidance': ['Parent Guidance', 'بإشراف الوالدين'],
  'Not Whitelisted': ['Not Whitelisted', 'غير معتمد'],
}

export const RED_LINE_WORDS: Record<RedLineRating, Frame> = {
  Safe: ['Safe', 'آمن'],
  Moderate: ['Moderate', 'متوسط'],
  Severe: ['Severe', 'شديد'],
}

export const LEVEL_WORDS: Record<ThemeLevel | LanguageLevel, Frame> = {
  Simple: ['Simple', 'بسيط'],
  Easy: ['Easy', 'سهل'],
  Moderate: ['Moderate', 'متوسط'],
  High: ['High', 'عالٍ'],
  Advanced: ['Advanced', 'متقدم'],
}

export const BAND_WORDS: Record<NmcBand, Frame> = {
  Safe: ['Safe', 'آمن'],
  '6+': ['6+', '6+'],
  '10+': ['10+', '10+'],
  '13+': ['13+', '13+'],
  '17+': ['17+', '17+'],
  '21+': ['21+', '21+'],
  'Not Allowed': ['Not Allowed', 'غير مسموح'],
}

export const SYSTEM_NAMES: Record<1 | 2 | 3 | 4, Frame> = {
  1: ['cultural values', 'القيم الثقافية'],
  2: ['child safety', 'سلامة الطفل'],
  3: ['theme complexity', 'عمق الموضوعات'],
  4: ['language complexity', 'مستوى اللغة'],
}

export const DOMAIN_NAMES: Record<Domain, Frame> = {
  gambling: ['Gambling', 'القمار'],
  language: ['Language and profanity', 'اللغة والألفاظ البذيئة'],
  violence_terror: ['Violence and terror', 'العنف والإرهاب'],
  alcohol_drugs_smoking: ['Alcohol, drugs and smoking', 'الكحول والمخدرات والتدخين'],
  sex_nudity: ['Sex and nudity', 'الجنس والعري'],
  islamic_arab_uae_cultural_ethics: ['Islamic, Arab and UAE cultural ethics', 'الآداب الإسلامية والعربية والإماراتية'],
}

export const LANGUAGE_WORDS: Record<DetectedLanguage, Frame> = {
  en: ['English', 'الإنجليزية'],
  ar: ['Arabic', 'العربية'],
  mixed: ['Arabic and English', 'العربية والإنجليزية'],
}
