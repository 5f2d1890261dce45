import type { Language } from './languages.ts'

/** The criteria an installation starts with, as both languages name them. */
const CRITERION_NAMES: Readonly<Record<string, { en: string; ar: string }>> = {
  's1.islamic': { en: 'Islamic values and respect for religion', ar: 'القيم الإسلامية واحترام الأديان' },
  's1.arab': { en: 'Arab identity and heritage', ar: 'الهوية العربية والتراث' },
  's1.uae': { en: 'UAE culture, symbols and laws', ar: 'ثقافة الإمارات ورموزها وقوانينها' },
  's1.family': { en: 'Family and social values', ar: 'القيم الأسرية والاجتماعية' },
  's2.age': { en: 'Age-appropriate content', ar: 'ملاءمة المحتوى للعمر' },
  's2.psychological': { en: 'Psychological safety', ar: 'السلامة النفسية' },
  's2.physical': { en: 'Physical safety and violence', ar: 'السلامة الجسدية والعنف' },
  's2.emotional': { en: 'Emotional wellbeing', ar: 'العافية الوجدانية' },
  's2.social': { en: 'Social behaviour and bullying', ar: 'السلوك الاجتماعي والتنمر' },
  's3.narrative': { en: 'Narrative complexity', ar: 'تعقيد السرد' },
  's3.character': { en: 'Character complexity', ar: 'تعقيد الشخصيات' },
  's3.thematic': { en: 'Thematic maturity', ar: 'نضج الموضوعات' },
  's3.cognitive': { en: 'Cognitive demand', ar: 'الجهد الذهني المطلوب' },
  's4.vocabulary': { en: 'Vocabulary', ar: 'المفردات' },
  's4.sentence': { en: 'Sentence structure', ar: 'بناء الجمل' },
  's4.fluency': { en: 'Fluency and cohesion', ar: 'السلاسة والترابط' },
  's4.clarity': { en: 'Clarity', ar: 'الوضوح' },
}

/** The name of a criterion for a reader; one an administrator invented goes by the name it was given. */
export function criterionName(criterion: { key: string; name: string }, language: Language): string {
  return CRITERION_NAMES[criterion.key]?.[language] ?? criterion.name
}
