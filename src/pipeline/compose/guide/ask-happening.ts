import type { Happening } from '../../../contract/assessment.ts'
import type { Language, Localized } from '../../../contract/languages.ts'
import { HAPPENING_BANK, QUOTED_LEAD } from '../bank/happenings.ts'
import type { BookFacts } from '../book-facts.ts'
import { bothLanguages, fillFrame, joinSentences } from '../frame.ts'
import { isReverent } from '../reverence.ts'
import { passageSlots } from './ask-point.ts'
import { placed } from './placed.ts'

/** The question a happening raises, in the book's language by its own words, in the other one of the quoted sentence. */
export function askHappening(facts: BookFacts, slot: string, happening: Happening): Localized {
  const { about, more: seconds } = HAPPENING_BANK[happening.kind]
  const more = seconds.filter((frame) => !facts.reveres || isReverent(frame))
  const second = more.length === 0 ? undefined : fillFrame(facts.choose(`${slot}.more`, more))
  const own = ownLanguage(facts)
  const quoted = joinSentences(
    fillFrame(placed(facts, QUOTED_LEAD), passageSlots(facts, happening.evidence)),
    fillFrame(about),
    second,
  )
  const mark = own === 'ar' ? '؟' : '?'
  const question = `${happening.asked}${placeBehind(facts, happening)[own]}${mark}`
  const asked = [question, ...(second === undefined ? [] : [second[own]])].join(' ')
  return { ...quoted, [own]: asked }
}

/** ' (page 12)' */
const placeBehind = (facts: BookFacts, { evidence }: Happening): Localized =>
  fillFrame(placed(facts, ['{none} ({page})', '{none} ({page})']), {
    none: bothLanguages(''),
    page: facts.page(evidence),
  })

/** A bilingual book is told in English. */
const ownLanguage = ({ assessment }: BookFacts): Language => (assessment.language === 'ar' ? 'ar' : 'en')

/** What happens, as a sentence of its own, with its place; in the other language the sentence of the book. */
export function tellHappening(facts: BookFacts, happening: Happening): Localized {
  const { told, evidence } = happening
  const own = ownLanguage(facts)
  const capital = told.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  const quoted = fillFrame(placed(facts, QUOTED_LEAD), passageSlots(facts, evidence))
  return { ...quoted, [own]: `${capital}${placeBehind(facts, happening)[own]}.` }
}
