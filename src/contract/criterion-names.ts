import type { Language } from './languages.ts'

/** The Arabic names of the criteria an installation starts with. */
const ARABIC_NAMES: Readonly<Record<string, string>> = {
  'Islamic values and respect for religion': 'القيم الإسلامية واحترام الأديان',
  'Arab identity and heritage': 'الهوية العربية والتراث',
  'UAE culture, symbols and laws': 'ثقافة الإمارات ورموزها وقوانينها',
  'Family and social values': 'القيم الأسرية والاجتماعية',
  'Age-Appropriate content': 'ملاءمة المحتوى للعمر',
  'Psychological safety': 'السلامة النفسية',
  'Physical safety and violence': 'السلامة الجسدية والعنف',
  'Emotional wellbeing': 'العافية الوجدانية',
  'Social behaviour and bullying': 'السلوك الاجتماعي والتنمر',
  'Narrative complexity': 'تعقيد السرد',
  'Character complexity': 'تعقيد الشخصيات',
  'Thematic maturity': 'نضج الموضوعات',
  'Cognitive demand': 'الجهد الذهني المطلوب',
  Vocabulary: 'المفردات',
  'Sentence structure': 'بناء الجمل',
  'Fluency and cohesion': 'السلاسة والترابط',
  Clarity: 'الوضوح',
}

/** The name of a criterion for a reader; one that an administrator invented or renamed goes by the name it was given. */
export function criterionName(name: string, language: Language): string {
  return language === 'ar' && Object.hasOwn(ARABIC_NAMES, name) ? (ARABIC_NAMES[name] ?? name) : name
}
