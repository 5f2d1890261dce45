import type { HistoryEntry } from '../../../contract/review.ts'

type Label = { en: string; ar: string }
const label = (en: string, ar: string): Label => ({ en, ar })

/** The words only the committee's dossier needs. */
export const DOSSIER_LABELS = {
  dossier: label('Dossier for the reviewing committee', 'ملف لجنة المراجعة'),
  decision: label('Decision', 'القرار'),
  byEngine: label('The engine’s verdict; no person has decided yet.', 'حكم المحرك؛ ولم يقرر فيه أحد بعد.'),
  confirmed: label('Confirmed by a reviewer', 'أكّده مراجع'),
  overridden: label('Decided by a reviewer in place of the engine', 'قرره مراجع بدلًا من المحرك'),
  engineSaid: label('The engine’s own verdict', 'حكم المحرك نفسه'),
  reviewer: label('Reviewer', 'المراجع'),
  on: label('On', 'بتاريخ'),
  reason: label('Reason', 'السبب'),
  reviewReasons: label('Why a person was asked to look', 'لماذا طُلبت مراجعة شخص'),
  none: label('None.', 'لا شيء.'),
  checksum: label('Checksum of the file (SHA-256)', 'بصمة الملف (SHA-256)'),
  rules: label('The rules that judged it', 'القواعد التي حكمت عليه'),
  version: label('Version', 'الإصدار'),
  weight: label('Weight', 'الوزن'),
  safeFrom: label('Safe from', 'آمن من'),
  moderateFrom: label('Moderate from', 'متوسط من'),
  severeBelow: label('Severe below', 'شديد تحت'),
  autoReject: label('Severe rejects', 'الشديد يُرفض'),
  yes: label('yes', 'نعم'),
  no: label('no', 'لا'),
  notCounted: label('not counted', 'لا يُحتسب'),
  whitelistNeeds: label('Whitelisted needs a score of', 'يُعتمد من الدرجة'),
  guidanceNeeds: label('Parent Guidance needs a score of', 'بإشراف الوالدين من الدرجة'),
  rejectedBelow: label('Not Whitelisted below', 'لا يُعتمد تحت الدرجة'),
  picturesTextOnly: label(
    'Told by pictures nobody has seen: the verdict of the text stays and is marked',
    'كتاب تحكيه صور لم يرها أحد: يبقى حكم النص ويُشار إلى ذلك',
  ),
  picturesGuided: label(
    'Few words and pictures nobody has seen: Parent Guidance at best',
    'كلمات قليلة وصور لم يرها أحد: لا يُعتمد إلا بإشراف الوالدين',
  ),
  moderatesAllowed: label('and at most so many systems rated Moderate:', 'ومن الأنظمة المقدّرة بالمتوسط على الأكثر:'),
  allSafe: label('both red-line systems Safe', 'ونظاما الخطوط الحمراء آمنان'),
  rulesGone: label('This version has been deleted since.', 'حُذف هذا الإصدار منذ ذلك.'),
  byCriterion: label('Evidence by criterion', 'الأدلة حسب المعيار'),
  noPassage: label('No passage counts against this criterion.', 'لا مقطع يُحسب على هذا المعيار.'),
  sources: label('Sources cross-checked', 'مصادر قورن بها'),
  noSources: label('No other source was asked or knew the book.', 'لم يُسأل مصدر آخر، أو لم يعرف الكتاب أي مصدر.'),
  community: label('Readers (Open Library)', 'القراء (المكتبة المفتوحة)'),
  publisherAge: label('Publisher’s age', 'العمر لدى الناشر'),
  ratingOf: label('of 5, ratings:', 'من 5، عدد التقييمات:'),
  match: label('match', 'المطابقة'),
  history: label('How the verdict came about', 'كيف صدر الحكم عبر الزمن'),
  audit: label('Audit trail', 'سجل التدقيق'),
  signatures: label('Signatures', 'التوقيعات'),
  name: label('Name', 'الاسم'),
  role: label('Role', 'الصفة'),
  signature: label('Signature', 'التوقيع'),
  date: label('Date', 'التاريخ'),
  reader: label('Reader of the book', 'قارئ الكتاب'),
  member: label('Member of the committee', 'عضو اللجنة'),
  chair: label('Chair of the committee', 'رئيس اللجنة'),
} as const

export const HISTORY_LABELS: Record<HistoryEntry['kind'], Label> = {
  judged: label('Judged', 'صدر الحكم'),
  rescored: label('Judged again by other rules', 'أعيد الحكم بقواعد أخرى'),
  read_again: label('Read and judged again', 'أعيدت قراءته والحكم عليه'),
  pictures: label('Pictures looked at', 'جرى الاطلاع على الصور'),
  review: label('Decided by a person', 'قرر شخص'),
  review_undone: label('Decision taken back', 'سُحب القرار'),
}

/** What the audit log calls its actions. */
export const AUDIT_LABELS: Readonly<Record<string, Label>> = {
  'evaluation.edit': label('Title, author or publisher corrected', 'صُحح العنوان أو المؤلف أو الناشر'),
  'evaluation.pictures': label('Pictures marked', 'عُلّمت صور'),
  'evaluation.pictures-take': label(
    'Pictures to be taken out of the stored file',
    'طُلب استخراج الصور من الملف المحفوظ',
  ),
  'evaluation.review': label('Reviewed', 'رُوجع'),
  'evaluation.review-undo': label('Review taken back', 'سُحبت المراجعة'),
}
