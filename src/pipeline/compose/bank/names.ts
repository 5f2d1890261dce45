import type { AgeGroup } from '../../../contract/age.ts'
import type { DetectedLanguage } from '../../../contract/languages.ts'
import type { NmcBand } from '../../../contract/nmc.ts'
import type { Suitability } from '../../../contract/result.ts'
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

export const SUITABILITY_WORDS: Record<Suitability, Frame> = {
  suitable: ['Suitable', 'مناسب'],
  with_guidance: ['With guidance', 'بإشراف'],
  not_suitable: ['Not suitable', 'غير مناسب'],
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

/** The criteria an installation starts with; one an administrator invented goes by the name it was given. */
export const CRITERION_NAMES: Readonly<Record<string, Frame>> = {
  's1.islamic': ['Islamic values and respect for religion', 'القيم الإسلامية واحترام الأديان'],
  's1.arab': ['Arab identity and heritage', 'الهوية العربية والتراث'],
  's1.uae': ['UAE culture, symbols and laws', 'ثقافة الإمارات ورموزها وقوانينها'],
  's1.family': ['Family and social values', 'القيم الأسرية والاجتماعية'],
  's2.age': ['Age-appropriate content', 'ملاءمة المحتوى للعمر'],
  's2.psychological': ['Psychological safety', 'السلامة النفسية'],
  's2.physical': ['Physical safety and violence', 'السلامة الجسدية والعنف'],
  's2.emotional': ['Emotional wellbeing', 'العافية الوجدانية'],
  's2.social': ['Social behaviour and bullying', 'السلوك الاجتماعي والتنمر'],
  's3.narrative': ['Narrative complexity', 'تعقيد السرد'],
  's3.character': ['Character complexity', 'تعقيد الشخصيات'],
  's3.thematic': ['Thematic maturity', 'نضج الموضوعات'],
  's3.cognitive': ['Cognitive demand', 'الجهد الذهني المطلوب'],
  's4.vocabulary': ['Vocabulary', 'المفردات'],
  's4.sentence': ['Sentence structure', 'بناء الجمل'],
  's4.fluency': ['Fluency and cohesion', 'السلاسة والترابط'],
  's4.clarity': ['Clarity', 'الوضوح'],
}

export const AGE_GROUP_WORDS: Record<AgeGroup, Frame> = {
  '0-3': ['0-3', '0-3'],
  '3-5': ['3-5', '3-5'],
  '6-9': ['6-9', '6-9'],
  '10-12': ['10-12', '10-12'],
  '13-16': ['13-16', '13-16'],
  '17+': ['17+', '17+'],
  '21+': ['21+', '21+'],
}
