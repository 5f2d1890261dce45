import type { Finding } from '../../../../contract/assessment.ts'
import type { PageKind } from '../../../../contract/book-text.ts'
import type { Localized } from '../../../../contract/languages.ts'

/** A part of a text file stands in no printed book. */
const PLACES: Record<Exclude<PageKind, 'part'>, string> = { page: 'الصفحة', section: 'القسم' }

const STRENGTH: readonly Localized[] = [
  { en: 'mild', ar: 'خفيف' },
  { en: 'mild', ar: 'خفيف' },
  { en: 'moderate', ar: 'متوسط' },
  { en: 'strong', ar: 'قوي' },
  { en: 'extreme', ar: 'شديد' },
]

/** What makes a book unfit for children although no single kind of content does. */
const AS_A_WHOLE = {
  strong: {
    en: 'Taken together, what it shows is what readers call strong in a whole book.',
    ar: 'وما فيه مجتمعًا يعدّه القرّاء شديدًا في كتاب كامل.',
  },
  adult: {
    en: 'Its language, length and content are those of books written for adults.',
    ar: 'ولغته وطوله ومضمونه من سمات الكتب الموجّهة إلى الكبار.',
  },
} as const satisfies Record<string, Localized>

/** Why a red-line criterion has its score: how much was found, of what kind, how strong, and how the book tells it. */
export function redLineRationale(
  subject: Localized,
  findings: readonly Finding[],
  kinds: readonly Localized[],
  score: number,
  pageKind: PageKind,
  because?: keyof typeof AS_A_WHOLE,
): Localized {
  const whole = because === undefined ? undefined : AS_A_WHOLE[because]
  if (findings.length === 0) {
    return {
      en: [`No passage was found that bears on ${subject.en}.`, whole?.en].filter(Boolean).join(' '),
      ar: [`لم نجد في الكتاب ما يمسّ ${subject.ar}.`, whole?.ar].filter(Boolean).join(' '),
    }
  }
  const strongest = findings.reduce((best, finding) => (finding.intensity > best.intensity ? finding : best))
  const strength = STRENGTH[strongest.intensity]!
  const place: Localized =
    pageKind === 'part'
      ? { en: '', ar: '' }
      : { en: ` (${pageKind} ${strongest.page})`, ar: ` (${PLACES[pageKind]} ${strongest.page})` }
  const en = [
    `${findings.length === 1 ? 'One passage bears' : `${findings.length} passages bear`} on ${subject.en}: ${joinEnglish(kinds.map((kind) => kind.en))}.`,
    `${findings.length === 1 ? 'It' : 'The strongest'} is ${strength.en}${place.en}.`,
  ]
  const ar = [
    `${passagesArabic(findings.length)} ${subject.ar}: ${kinds.map((kind) => kind.ar).join('، و')}.`,
    `${strongestArabic(findings.length)} ${strength.ar}${place.ar}.`,
  ]
  const share = (stance: Finding['stance']): number =>
    findings.filter((finding) => finding.stance === stance).length / findings.length
  if (share('glamorised') >= 0.3) {
    en.push('Some of it is shown as desirable, which weighs more.')
    ar.push('ويُعرض بعضه على أنه مرغوب، وهذا أثقل في الميزان.')
  } else if (share('condemned') >= 0.3) {
    en.push('The book often shows it as wrong, which weighs less.')
    ar.push('وكثيرًا ما يبيّن الكتاب أنه خطأ، وهذا أخف في الميزان.')
  }
  if (score >= 80) {
    en.push('In a book of this length that is incidental.')
    ar.push('وهو عارض في كتاب بهذا الطول.')
  }
  if (whole !== undefined) {
    en.push(whole.en)
    ar.push(whole.ar)
  }
  return { en: en.join(' '), ar: ar.join(' ') }
}

function strongestArabic(count: number): string {
  if (count === 1) return 'وهو'
  return count === 2 ? 'وأقواهما' : 'وأقواها'
}

function joinEnglish(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
}

function passagesArabic(count: number): string {
  if (count === 1) return 'موضع واحد يمسّ'
  if (count === 2) return 'موضعان يمسّان'
  return count <= 10 ? `${count} مواضع تمسّ` : `${count} موضعًا تمسّ`
}
