import type { EvidenceRef } from '../../contract/evidence.ts'
import type { Localized } from '../../contract/languages.ts'
import { VALUE_BANK } from './bank/values.ts'
import type { BookFacts } from './book-facts.ts'
import { fillFrame, type Frame } from './frame.ts'
import { composeStatement } from './question.ts'
import { quoteSlots } from './slots.ts'

const MEANINGS: readonly Frame[] = [
  ['{meaning}', '{meaning}'],
  ['it means {meaning}', 'والمعنى {meaning}'],
  ['in Islam it means {meaning}', 'ومن معاني ذلك في الإسلام {meaning}'],
  ['families here know it as the duty {meaning}', 'ومما تربي عليه الأسرة أبناءها {meaning}'],
]
const PROOFS: readonly Frame[] = [
  ['; {at} we read {quote}', '؛ نقرأ {at}: {quote}'],
  ['; the place for it is {at}, {quote}', '؛ والموضع {at}: {quote}'],
  ['; look at {quote} ({page})', '؛ انظروا إلى {quote} ({page})'],
  ['; {quote} ({page}) gives an occasion to speak of it', '؛ وفي {quote} ({page}) مناسبة للحديث عن ذلك'],
  ['; it is touched {at}: {quote}', '؛ ويلامس الكتاب ذلك {at}: {quote}'],
  ['; the words are {quote} ({page})', '؛ والعبارة هي {quote} ({page})'],
]

export type ValueText = { title: Localized; arabicName: string; description: Localized; refs: EvidenceRef[] }

/** The values that were found, by weight, each with the words that show it. */
export function composeValues(facts: BookFacts): ValueText[] {
  const count = facts.judgement.verdict === 'Not Whitelisted' ? 3 : 6
  return facts.values.slice(0, count).map(({ value, evidence }) => {
    const { name, meaning } = VALUE_BANK[value]
    const refs = evidence.slice(0, 4)
    const first = refs[0] as EvidenceRef
    const description = composeStatement(facts.choose, `value.${value}`, [MEANINGS, PROOFS], {
      ...quoteSlots(facts, first),
      meaning: fillFrame(meaning),
    })
    return {
      title: fillFrame(name),
      arabicName: name[1],
      description: description ?? fillFrame(meaning),
      refs,
    }
  })
}
