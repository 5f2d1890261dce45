import type { FindingCategory } from '../../contract/assessment.ts'
import type { Genre } from '../../contract/genres.ts'
import type { Language } from '../../contract/languages.ts'
import type { NmcCategory } from '../../contract/nmc.ts'
import { isTextOnly, type PictureObjection } from '../../contract/picture-marks.ts'
import { arabicValueNames } from '../../contract/value-names.ar.ts'
import { englishValueNames } from '../../contract/value-names.en.ts'
import type { Unsure, Verdict } from '../../contract/verdict.ts'

type Label = { en: string; ar: string }
const label = (en: string, ar: string): Label => ({ en, ar })

/** The words of a report that are not part of the result itself. */
export const REPORT_LABELS = {
  report: label('Mizan: evaluation report', 'ميزان: تقرير تقييم'),
  title: label('Title', 'العنوان'),
  author: label('Author', 'المؤلف'),
  unknownAuthor: label('Regional author', 'مؤلف من المنطقة'),
  publisher: label('Publisher', 'الناشر'),
  isbn: label('ISBN', 'الرقم الدولي'),
  file: label('File', 'الملف'),
  evaluated: label('Evaluated', 'تاريخ التقييم'),
  bookLanguage: label('Language', 'اللغة'),
  genres: label('Genres', 'التصنيفات'),
  verdict: label('Verdict', 'الحكم'),
  age: label('Recommended age', 'العمر الموصى به'),
  score: label('Score', 'الدرجة'),
  outOf: label('of 100', 'من 100'),
  band: label('Age band (media standards)', 'الفئة العمرية (معايير الإعلام)'),
  review: label('A person should look at this book', 'ينبغي أن يراجع شخص هذا الكتاب'),
  warnings: label('Notices', 'تنبيهات'),
  summary: label('Summary', 'الملخص'),
  drivers: label('Key features', 'أبرز السمات'),
  systems: label('The four systems', 'الأنظمة الأربعة'),
  explanation: label('How the verdict was reached', 'كيف صدر الحكم'),
  ages: label('Age by age', 'حسب العمر'),
  rationale: label('Why this age', 'سبب اختيار العمر'),
  concerns: label('Concerns', 'الملاحظات'),
  evidence: label('Evidence', 'الأدلة'),
  page: label('page', 'الصفحة'),
  section: label('section', 'القسم'),
  part: label('part', 'الجزء'),
  pictures: label('Pictures', 'الصور'),
  nmc: label('Media standards by category', 'معايير الإعلام حسب الفئة'),
  none: label('none found', 'لم يظهر شيء'),
  lessons: label('Lessons', 'الدروس'),
  lessonsAgainst: label('Why it is not for children', 'لماذا لا يناسب الأطفال'),
  methods: label('Teaching methods', 'أساليب التدريس'),
  values: label('Islamic and Emirati values', 'القيم الإسلامية والإماراتية'),
  activities: label('Family activities', 'أنشطة عائلية'),
  activitiesInstead: label('Instead of this book', 'بدلًا من هذا الكتاب'),
  before: label('Before reading', 'قبل القراءة'),
  after: label('After reading', 'بعد القراءة'),
  topics: label('Discussion by theme', 'النقاش حسب الموضوع'),
  measures: label('Measures', 'القياسات'),
  words: label('Words', 'الكلمات'),
  sentences: label('Sentences', 'الجمل'),
  minutes: label('Reading minutes', 'دقائق القراءة'),
  languageAge: label('Language age', 'عمر اللغة'),
  level: label('Language level', 'مستوى اللغة'),
  criteria: label('Criteria', 'المعايير'),
  notFinished: label('This evaluation has no result yet.', 'لا نتيجة لهذا التقييم بعد.'),
  failed: label('The evaluation failed', 'فشل التقييم'),
  config: label('Scoring configuration', 'إعداد التقييم'),
  engine: label('Read by', 'القارئ'),
} as const

const VALUE_NAMES = { en: englishValueNames, ar: arabicValueNames }

export const categoryLabel = (category: NmcCategory, language: Language): string => VALUE_NAMES[language].nmc[category]

const SYSTEM_KEYS = {
  system1_uae_values: 'n1',
  system2_child_safety: 'n2',
  system3_theme_complexity: 'n3',
  system4_language_complexity: 'n4',
} as const
export type SystemKey = keyof typeof SYSTEM_KEYS
export const SYSTEMS = Object.keys(SYSTEM_KEYS) as SystemKey[]

export const systemLabel = (system: SystemKey, language: Language): string =>
  VALUE_NAMES[language].system[SYSTEM_KEYS[system]]

/** A verdict, rating, band or language name of the wire in the reader's language. */
export function valueLabel(value: string, language: Language): string {
  const { verdict, rating, band, language: languages } = VALUE_NAMES[language]
  const names: Readonly<Record<string, string>> = { ...rating, ...languages, ...band, ...verdict }
  return names[value] ?? value
}

/** The verdict, marked where it is that of the text alone. */
export function verdictWord(
  evaluation: Parameters<typeof isTextOnly>[0],
  verdict: Verdict,
  language: Language,
): string {
  const word = valueLabel(verdict, language)
  return isTextOnly(evaluation) ? `${word} (${VALUE_NAMES[language].textOnly})` : word
}

/** What may be found, and how strongly. */
export function findingLabel(
  { category, level }: Pick<PictureObjection, 'category' | 'level'>,
  language: Language,
): string {
  const { nmc, category: others, intensity } = VALUE_NAMES[language]
  const names: Record<FindingCategory, string> = { ...nmc, ...others }
  return `${names[category]} (${intensity[`n${level as 1 | 2 | 3 | 4}`]})`
}

/** What the verdict means for a family, or that nobody vouches for it. */
export const verdictText = (verdict: Verdict | Unsure, language: Language): string =>
  VALUE_NAMES[language].verdictText[verdict]

export const genreLabel = (genre: Genre, language: Language): string => VALUE_NAMES[language].genre[genre]
