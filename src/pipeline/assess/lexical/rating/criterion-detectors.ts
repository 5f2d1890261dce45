import type { FindingCategory } from '../../../../contract/assessment.ts'
import type { Localized } from '../../../../contract/languages.ts'

export type Detector = {
  /** How the criterion is called in a sentence. */
  subject: Localized
  /** What it watches, and how much of a category's presence counts (1 = in full). */
  watches: Partial<Record<FindingCategory, number>>
  /** Whether it also judges the book as a whole (see `beyondAge`). */
  beyond?: true
}

/** Criteria of systems 1 and 2 by their stable key. */
export const DETECTORS: Readonly<Record<string, Detector>> = {
  's1.islamic': {
    subject: { en: 'respect for religion', ar: 'احترام الدين' },
    watches: { faith: 1, sexualContent: 0.6, substanceUse: 0.5, gambling: 0.5 },
  },
  's1.arab': { subject: { en: 'Arab identity and heritage', ar: 'الهوية العربية والتراث' }, watches: { heritage: 1 } },
  's1.uae': {
    subject: { en: 'the state, its symbols and its laws', ar: 'الدولة ورموزها وقوانينها' },
    watches: { nation: 1, gambling: 0.5, heritage: 0.5 },
  },
  's1.family': {
    subject: { en: 'family and social values', ar: 'قيم الأسرة والمجتمع' },
    watches: { family: 1, sexualContent: 1 },
  },
  's2.age': {
    subject: { en: 'content beyond the age of the readers', ar: 'محتوى لا يناسب عمر القرّاء' },
    watches: { sexualContent: 1.1, substanceUse: 0.85, gambling: 1.05, language: 0.8 },
    beyond: true,
  },
  's2.psychological': { subject: { en: 'fear and menace', ar: 'الخوف والتهديد' }, watches: { fear: 1, distress: 0.6 } },
  's2.physical': {
    subject: { en: 'violence and dangerous acts', ar: 'العنف والأفعال الخطرة' },
    watches: { violence: 1, danger: 0.9 },
  },
  's2.emotional': {
    subject: { en: 'grief, abandonment and despair', ar: 'الحزن والهجران واليأس' },
    watches: { distress: 1, fear: 0.4 },
  },
  's2.social': {
    subject: { en: 'mockery, cruelty and insult', ar: 'السخرية والقسوة والإهانة' },
    watches: { bullying: 1, language: 0.6, heritage: 0.5 },
  },
}

const FRIGHTENING_OR_SAD: Localized = { en: 'frightening or sad scenes', ar: 'مشاهد مخيفة أو محزنة' }

export const CATEGORY_NAMES: Record<FindingCategory, Localized> = {
  gambling: { en: 'gambling', ar: 'القمار' },
  language: { en: 'coarse language', ar: 'الألفاظ النابية' },
  violence: { en: 'violence', ar: 'العنف' },
  substanceUse: { en: 'alcohol, tobacco or drugs', ar: 'الخمر أو التدخين أو المخدرات' },
  sexualContent: { en: 'romance or sexual content', ar: 'العلاقات العاطفية أو المحتوى الجنسي' },
  faith: { en: 'religion', ar: 'الدين' },
  heritage: { en: 'Arab or other peoples', ar: 'العرب أو شعوب أخرى' },
  nation: { en: 'law and order', ar: 'القانون والنظام' },
  family: { en: 'family values', ar: 'قيم الأسرة' },
  // The reader knows one label for what frightens and what saddens.
  fear: FRIGHTENING_OR_SAD,
  distress: FRIGHTENING_OR_SAD,
  danger: { en: 'acts a child might copy', ar: 'أفعال قد يقلدها الطفل' },
  bullying: { en: 'cruelty between people', ar: 'قسوة الناس بعضهم على بعض' },
}
