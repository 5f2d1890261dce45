import type { EvidenceRef } from '../../contract/evidence.ts'
import type { Localized } from '../../contract/languages.ts'
import { VALUE_BANK } from './bank/values.ts'
import type { BookFacts } from './book-facts.ts'
import { asSentence, fillFrame, type Frame } from './frame.ts'
import { passageSlots } from './guide/ask-point.ts'

/** What a value means, and the passage that shows it. */
const SHOWN: readonly Frame[] = [
  ['{meaning}. {At} we read: {quote}', '{meaning}. نقرأ {at}: {quote}'],
  ['{meaning}. The book shows it {at}: {quote}', '{meaning}. ويظهر ذلك {at}: {quote}'],
  ['{meaning}. An example ({page}): {quote}', '{meaning}. ومثاله ({page}): {quote}'],
]

const MOST = 6

export type ValueText = { title: Localized; arabicName: string; description: Localized; refs: EvidenceRef[] }

/** The values that were found, by weight, each with the words that show it. */
export function composeValues(facts: BookFacts): ValueText[] {
  return facts.values.slice(0, MOST).map(({ value, evidence }) => {
    const { name, meaning } = VALUE_BANK[value]
    const refs = evidence.slice(0, 4)
    const first = refs[0] as EvidenceRef
    const slots = passageSlots(facts, first)
    const at = slots['at']
    const description = asSentence(
      fillFrame(facts.choose(`value.${value}`, SHOWN), {
        ...slots,
        meaning: fillFrame(meaning),
        At: at && { ...at, en: at.en.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) },
      }),
    )
    return {
      title: fillFrame(name),
      arabicName: name[1],
      description,
      refs,
    }
  })
}
