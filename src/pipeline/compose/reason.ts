import { criterionName } from '../../contract/criterion-names.ts'
import { strengthOf, type Finding } from '../../contract/assessment.ts'
import type { Localized } from '../../contract/languages.ts'
import { SYSTEM_NAMES } from './bank/names.ts'
import { TOLD_TO_A_CHILD } from './bank/not-suitable.ts'
import type { BookFacts } from './book-facts.ts'
import { concernsOf } from './concern-lines.ts'
import { amongOthers, gravestConcerns, levelInBook } from './concerns-in-book.ts'
import { bothLanguages, fillFrame, joinParts, type Frame, type Slots } from './frame.ts'
import { isolateText } from './isolate.ts'
import { concernSlots } from './slots.ts'
import { counted, formatNumber } from './counted.ts'
import { substancesIn } from './substances.ts'

/** The name of a criterion in both languages, safe inside a sentence. */
export function criterionInWords(criterion: { key: string; name: string }): Localized {
  return {
    en: isolateText(criterionName(criterion.name, 'en')).en,
    ar: isolateText(criterionName(criterion.name, 'ar')).ar,
  }
}

const forbiddenIn = (facts: BookFacts): Finding | undefined =>
  facts.concerns.find((finding) => finding.forbidden === true)

/** The finding that weighs most for the verdict: forbidden content, else what the deciding system rests on. */
export function decidingFinding(facts: BookFacts): Finding | undefined {
  const forbidden = forbiddenIn(facts)
  if (forbidden !== undefined) return forbidden
  const severe = facts.judgement.arithmetic.severeSystems[0]
  const decidedBy = facts.judgement.arithmetic.systems.find(({ system }) => system === severe)?.decidedBy
  const cited = facts.judgement.criteria.find(({ key }) => key === decidedBy)?.evidence_refs ?? []
  const starts = new Set(cited.map(({ start }) => start))
  // As the guide names it: a whole scene before a single sentence.
  const inScene = (finding: Finding): number =>
    amongOthers(
      facts.findings.filter(({ category }) => category === finding.category),
      finding,
    )
  const isGraver = (a: Finding, b: Finding): number =>
    levelInBook(facts, b) - levelInBook(facts, a) || inScene(b) - inScene(a)
  const gravest = (findings: readonly Finding[]): Finding | undefined => findings.toSorted(isGraver)[0]
  const citedFinding = gravest(facts.concerns.filter(({ start }) => starts.has(start)))
  const ofSystem = severe === 1 || severe === 2 ? gravest(concernsOf(facts, severe)) : undefined
  // What a criterion cites may be the least of it: a forbidden cup of wine in a book of war.
  if (citedFinding !== undefined && ofSystem !== undefined)
    return isGraver(ofSystem, citedFinding) < 0 ? ofSystem : citedFinding
  return citedFinding ?? ofSystem ?? gravest(facts.concerns)
}

/** What is spoken of to a child who asks for a refused book: what is forbidden, what it is strongest in, or what decides. */
export const spokenConcern = (facts: BookFacts): Finding | undefined =>
  forbiddenIn(facts) ?? gravestConcerns(facts)[0]?.strongest ?? tellingOnly(decidingFinding(facts))

/** What a child is told of it; of drink and drugs what the book is full of, and not what its strongest passage names. */
export function spokenSlots(facts: BookFacts): Slots {
  const concern = spokenConcern(facts)
  if (concern === undefined) return {}
  const whole = gravestConcerns(facts).find(({ strongest }) => strongest === concern)
  const substances =
    concern.category === 'substanceUse'
      ? substancesIn((whole?.passages ?? [concern]).map(({ quote }) => quote))?.told
      : undefined
  return { ...concernSlots(facts, concern), told: fillFrame(substances ?? TOLD_TO_A_CHILD[concern.category]) }
}

/** A passage weaker than this gives nobody a reason: the cup of wine in a simile is not why a book of another faith is refused. */
const TELLING = 1.5
const tellingOnly = (finding: Finding | undefined): Finding | undefined =>
  finding !== undefined && (finding.forbidden === true || strengthOf(finding) >= TELLING) ? finding : undefined
const WITH_PROOF: Frame = ['; the strongest passage is {concern} {at}: {quote}', '؛ وأقوى موضع {concern} {at}: {quote}']
const WITH_PLACE: Frame = ['; the strongest passage is {concern} {at}', '؛ وأقوى موضع {concern} {at}']

/** Why the book got its verdict, as a clause with the strongest passage behind it: its words, or only its place. */
export function verdictReason(facts: BookFacts, shown: 'words' | 'place' = 'words'): Localized {
  const finding = tellingOnly(decidingFinding(facts))
  if (finding === undefined) return groundOf(facts)
  return joinParts(
    groundOf(facts),
    fillFrame(shown === 'words' ? WITH_PROOF : WITH_PLACE, concernSlots(facts, finding)),
  )
}

function groundOf(facts: BookFacts): Localized {
  const { arithmetic } = facts.judgement
  const severe = arithmetic.severeSystems[0] as 1 | 2 | undefined
  const system = arithmetic.systems.find((entry) => entry.system === severe)
  const criterion = facts.judgement.criteria.find(({ key }) => key === system?.decidedBy)
  switch (arithmetic.rule) {
    case 'band_not_allowed':
      return fillFrame(['it contains what no age band admits', 'يتضمن الكتاب ما لا تسمح به أي فئة عمرية'])
    case 'severe_rejected':
      return criterion === undefined
        ? fillFrame(['{system} is rated Severe', 'تقدير {system} هو «شديد»'], {
            system: fillFrame(SYSTEM_NAMES[severe ?? 2]),
          })
        : fillFrame(
            [
              'the criterion {criterion} falls below the red line ({score} of 100)',
              'معيار {criterion} دون الخط الأحمر ({score} من 100)',
            ],
            {
              criterion: criterionInWords(criterion),
              score: bothLanguages(formatNumber(criterion.score ?? 0)),
            },
          )
    case 'score_below_minimum':
      return fillFrame(['its score of {score} is below {minimum}', 'درجة الكتاب {score} أقل من {minimum}'], {
        score: bothLanguages(arithmetic.score),
        minimum: bothLanguages(arithmetic.rejectBelow),
      })
    case 'too_many_moderates':
      return fillFrame(
        ['it has {moderates} where {allowed} are the limit', 'عدد التقديرات المتوسطة {moderates} والحد {allowed}'],
        {
          moderates: { en: counted(arithmetic.moderates, 'moderate').en, ar: String(arithmetic.moderates) },
          allowed: bothLanguages(arithmetic.rejectAboveModerates),
        },
      )
    case 'pictures_unseen':
      return fillFrame([
        'nobody has looked at the pictures that tell this book',
        'لم يطّلع أحد على الصور التي تحكي هذا الكتاب',
      ])
    case 'nothing_applies':
      return fillFrame(
        [
          'a score of {score} does not reach the {minimum} that Parent Guidance asks for',
          'الدرجة {score} لا تبلغ {minimum} التي يطلبها حكم «بإشراف الوالدين»',
        ],
        { score: bothLanguages(arithmetic.score), minimum: bothLanguages(arithmetic.guidanceMinimum) },
      )
    default:
      return fillFrame(['the score is {score} of 100', 'الدرجة {score} من 100'], {
        score: bothLanguages(arithmetic.score),
      })
  }
}
