import type { Happening } from '../../../contract/assessment.ts'
import type { Language, Localized } from '../../../contract/languages.ts'
import { HAPPENING_BANK, QUOTED_LEAD } from '../bank/happenings.ts'
import type { BookFacts } from '../book-facts.ts'
import { fillFrame, joinSentences } from '../frame.ts'
import { passageSlots } from './ask-point.ts'

/** The question a happening raises, in the book's language by its own words, in the other one of the quoted sentence. */
export function askHappening(facts: BookFacts, slot: string, happening: Happening): Localized {
  const { about, more } = HAPPENING_BANK[happening.kind]
  const second = more.length === 0 ? undefined : fillFrame(facts.choose(`${slot}.more`, more))
  const place = facts.page(happening.evidence)
  const own = ownLanguage(facts)
  const quoted = joinSentences(
    fillFrame(QUOTED_LEAD, passageSlots(facts, happening.evidence)),
    fillFrame(about),
    second,
  )
  const mark = own === 'ar' ? '؟' : '?'
  const asked = [`${happening.asked} (${place[own]})${mark}`, ...(second === undefined ? [] : [second[own]])].join(' ')
  return { ...quoted, [own]: asked }
}

/** A bilingual book is told in English. */
const ownLanguage = ({ assessment }: BookFacts): Language => (assessment.language === 'ar' ? 'ar' : 'en')

/** What happens, as a sentence of its own, with its place; in the other language the sentence of the book. */
export function tellHappening(facts: BookFacts, { told, evidence }: Happening): Localized {
  const place = facts.page(evidence)
  const own = ownLanguage(facts)
  const capital = told.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return { ...fillFrame(QUOTED_LEAD, passageSlots(facts, evidence)), [own]: `${capital} (${place[own]}).` }
}
