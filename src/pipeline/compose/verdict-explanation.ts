import type { Localized } from '../../contract/languages.ts'
import type { VerdictArithmetic } from '../../contract/result.ts'
import { BAND_WORDS, LEVEL_WORDS, RED_LINE_WORDS, SYSTEM_NAMES, VERDICT_WORDS } from './bank/names.ts'
import type { BookFacts } from './book-facts.ts'
import { readingConfidence } from './confidence.ts'
import { counted, formatNumber, listed } from './counted.ts'
import { asSentence, bothLanguages, fillFrame, joinParts, joinSentences, type Frame } from './frame.ts'
import { verdictReason } from './reason.ts'

/** The arithmetic of the verdict in words: which rule fired, with which numbers, and what the four systems gave. */
export function explainVerdict(facts: BookFacts): Localized {
  const { arithmetic, verdict } = facts.judgement
  const head = fillFrame(['{verdict}: ', '{verdict}: '], { verdict: fillFrame(VERDICT_WORDS[verdict]) })
  const { caution } = readingConfidence(facts.judgement.notices)
  return joinSentences(asSentence(joinParts(head, ruleInWords(facts))), caution, systemsInWords(arithmetic))
}

function ruleInWords(facts: BookFacts): Localized {
  const { arithmetic } = facts.judgement
  const numbers = {
    score: bothLanguages(arithmetic.score),
    needed: bothLanguages(arithmetic.whitelistedMinimum),
    guidance: bothLanguages(arithmetic.guidanceMinimum),
    moderates: moderatesInWords(arithmetic.moderates),
    allowed: bothLanguages(arithmetic.allowedModerates),
    guidanceAllowed: bothLanguages(arithmetic.guidanceMaxModerates),
    band: fillFrame(BAND_WORDS[arithmetic.band]),
    severe: listed(arithmetic.severeSystems.map((system) => fillFrame(SYSTEM_NAMES[system as 1 | 2]))),
  }
  switch (arithmetic.rule) {
    case 'whitelisted':
      return fillFrame(
        [
          '{score} points, {needed} needed; {moderates}, {allowed} allowed; age band {band}',
          '{score} والمطلوب {needed}؛ {moderates}، والمسموح {allowed}؛ والفئة العمرية: {band}',
        ],
        numbers,
      )
    case 'band_needs_guidance':
      return fillFrame(
        [
          '{score} points, {needed} needed, and {moderates}, {allowed} allowed, would be enough, but a band of {band} always asks for guidance',
          '{score} والمطلوب {needed}، و{moderates} والمسموح {allowed}، وهذا كافٍ، غير أن الفئة {band} تستلزم إشراف الوالدين دائمًا',
        ],
        numbers,
      )
    case 'pictures_unseen':
      return fillFrame(
        [
          '{score} points, {needed} needed, and {moderates}, {allowed} allowed, would be enough, but the rules ask that somebody see the pictures of a book with so few words first',
          '{score} والمطلوب {needed}، و{moderates} والمسموح {allowed}، وهذا كافٍ، غير أن القواعد تشترط أن يطّلع أحد أولًا على صور كتاب قليل الكلمات',
        ],
        numbers,
      )
    case 'parent_guidance':
      return joinParts(
        fillFrame(whyNotWhitelisted(facts), numbers),
        fillFrame(
          [
            '; Parent Guidance asks for {guidance} and at most {guidanceAllowed} Moderates, which the book meets',
            '؛ وحكم «بإشراف الوالدين» يطلب {guidance} وحدّه {guidanceAllowed} من التقديرات المتوسطة، والكتاب يستوفي ذلك',
          ],
          numbers,
        ),
      )
    case 'severe_rejected':
      return joinParts(
        fillFrame(
          [
            'a Severe rating in {severe} rejects a book whatever its score of {score}: ',
            'تقدير «شديد» في {severe} يرفض الكتاب مهما كانت درجته ({score}): ',
          ],
          numbers,
        ),
        verdictReason(facts),
      )
    default:
      return verdictReason(facts)
  }
}

/** The first condition of Whitelisted that the book misses. */
function whyNotWhitelisted({ judgement }: BookFacts): Frame {
  const { score, whitelistedMinimum, moderates, allowedModerates, severeSystems } = judgement.arithmetic
  if (severeSystems.length > 0)
    return ['{severe} is rated Severe while automatic rejection is off', 'تقدير {severe} «شديد» والرفض التلقائي معطل']
  if (score < whitelistedMinimum) return ['{score} of {needed} needed', '{score} والمطلوب {needed}']
  if (moderates > allowedModerates) return ['{moderates}, {allowed} allowed', '{moderates}، والمسموح {allowed}']
  return [
    '{score} points reach the {needed} needed, but both red lines would have to be Safe',
    '{score} والمطلوب {needed}، غير أن الخطين الأحمرين يجب أن يكونا «آمن» معًا',
  ]
}

function moderatesInWords(moderates: number): Localized {
  return moderates === 0 ? { en: 'no Moderates', ar: 'لا تقدير «متوسط»' } : nominative(moderates)
}

function nominative(moderates: number): Localized {
  const { en, ar } = counted(moderates, 'moderate')
  return { en, ar: moderates === 2 ? 'تقديران «متوسط»' : ar }
}

function systemsInWords({ systems }: VerdictArithmetic): Localized {
  const parts = systems.map(({ system, score, rating, weight, enabled }) => {
    const slots = {
      name: fillFrame(SYSTEM_NAMES[system as 1 | 2 | 3 | 4]),
      score: bothLanguages(score === null ? '–' : formatNumber(score)),
      rating: fillFrame(ratingWord(rating)),
      weight: bothLanguages(weight),
    }
    return enabled
      ? fillFrame(['{name} {score} ({rating}, weight {weight}%)', '{name} {score} ({rating}، الوزن {weight}%)'], slots)
      : fillFrame(
          ['{name} {score} ({rating}, switched off and not counted)', '{name} {score} ({rating}، معطل ولا يُحتسب)'],
          slots,
        )
  })
  const en = parts.map((part) => part.en).join('; ')
  return asSentence({ en, ar: parts.map((part) => part.ar).join('؛ ') })
}

function ratingWord(rating: string): Frame {
  const words: Readonly<Record<string, Frame>> = { ...RED_LINE_WORDS, ...LEVEL_WORDS }
  return words[rating] ?? [rating, rating]
}
