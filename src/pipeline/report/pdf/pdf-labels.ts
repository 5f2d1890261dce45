import type { VerdictArithmetic } from '../../../contract/result.ts'

type Label = { en: string; ar: string }
const label = (en: string, ar: string): Label => ({ en, ar })

/** The words only a report on paper needs, beside REPORT_LABELS. */
export const PDF_LABELS = {
  brand: label('Mizan', 'ميزان'),
  bookReport: label('Book report', 'تقرير كتاب'),
  selectionReport: label('Report on selected books', 'تقرير عن كتب مختارة'),
  page: label('Page', 'صفحة'),
  of: label('of', 'من'),
  may: label('May read', 'يناسبه المحتوى'),
  mayText: label('the content suits readers from this age', 'المحتوى مناسب للقارئ من هذا العمر'),
  can: label('Can read', 'يقدر على قراءته'),
  canText: label('the language can be read alone from this age', 'لغته تُقرأ دون مساعدة من هذا العمر'),
  system: label('System', 'النظام'),
  rating: label('Rating', 'التقدير'),
  weight: label('Weight', 'الوزن'),
  points: label('Score', 'الدرجة'),
  off: label('not counted', 'لا يُحتسب'),
  total: label('Overall score', 'الدرجة الكلية'),
  moderates: label('Systems rated Moderate', 'الأنظمة المقدّرة بالمتوسط'),
  needed: label('Needed', 'المطلوب'),
  forWhitelist: label('for Whitelisted', 'للاعتماد'),
  forGuidance: label('for Parent Guidance', 'للقراءة بإشراف الوالدين'),
  atMost: label('at most', 'على الأكثر'),
  atLeast: label('at least', 'على الأقل'),
  because: label('because of', 'بسبب'),
  agesFrom: label('the highest of', 'الأعلى من'),
  theme: label('themes', 'الموضوعات'),
  language: label('language', 'اللغة'),
  band: label('NMC band', 'التصنيف الإعلامي'),
  criterion: label('Criterion', 'المعيار'),
  books: label('Books', 'الكتب'),
  verdicts: label('Verdicts', 'الأحكام'),
  ageGroups: label('Recommended ages', 'الأعمار الموصى بها'),
  overview: label('All books at a glance', 'الكتب كلها في نظرة'),
  dated: label('As of', 'حتى تاريخ'),
  questions: label('Questions to talk about', 'أسئلة للحوار'),
  noEvidence: label('No passage called for attention.', 'لم يستوقفنا أي مقطع.'),
  listReport: label('What the library says of this list', 'ما تقوله المكتبة عن هذه القائمة'),
  listForReader: label('Which of these are for our reader?', 'أيّ هذه الكتب يناسب قارئنا؟'),
  listFor: label('Which of these are for', 'أيّ هذه الكتب يناسب'),
  listMark: label('?', '؟'),
  listWait: label('Wait', 'الانتظار'),
  listAge: label('Age', 'العمر'),
  listWhy: label('Why', 'السبب'),
  untitled: label('Untitled', 'بلا عنوان'),
} as const

/** The rule a verdict fell under, as a sentence. */
export const RULE_LABELS: Record<VerdictArithmetic['rule'], Label> = {
  band_not_allowed: label(
    'The NMC band is Not Allowed, so the book is not whitelisted.',
    'التصنيف الإعلامي «غير مسموح»، فلا يُعتمد الكتاب.',
  ),
  severe_rejected: label(
    'A red line is rated Severe, so the book is rejected automatically.',
    'أحد الخطوط الحمراء «شديد»، فيُرفض الكتاب تلقائيًا.',
  ),
  score_below_minimum: label('The score is below the lowest one accepted.', 'الدرجة أقل من أدنى درجة مقبولة.'),
  too_many_moderates: label(
    'More systems are rated Moderate than accepted.',
    'عدد التقديرات المتوسطة أكثر من المقبول.',
  ),
  whitelisted: label(
    'Score and ratings reach everything asked of a whitelisted book.',
    'الدرجة والتقديرات تحقق كل ما يُطلب من كتاب معتمد.',
  ),
  band_needs_guidance: label(
    'Everything is reached, but the NMC band asks for guidance.',
    'تحقق كل المطلوب، لكن التصنيف الإعلامي يستدعي إشراف الوالدين.',
  ),
  pictures_unseen: label(
    'Everything is reached, but nobody has seen the pictures that tell this book.',
    'تحقق كل المطلوب، لكن لم يطّلع أحد على الصور التي تحكي الكتاب.',
  ),
  parent_guidance: label(
    'The score is enough for guidance, but not for the whitelist.',
    'الدرجة تكفي للقراءة بإشراف الوالدين، ولا تكفي للاعتماد.',
  ),
  nothing_applies: label(
    'The book reaches neither the whitelist nor guidance.',
    'لا يبلغ الكتاب الاعتماد ولا القراءة بإشراف.',
  ),
}
