import type { EvidenceRef } from '../../contract/evidence.ts'
import type { Localized } from '../../contract/languages.ts'
import { ACTIVITIES, TEACHING_METHODS, type ActivityEntry } from './bank/activities.ts'
import { INSTEAD, INSTEAD_TAILS } from './bank/not-suitable.ts'
import { ACTIVITY_LEADS, ACTIVITY_TAILS, METHOD_TAILS } from './bank/parts.ts'
import { themeEntry } from './bank/themes.ts'
import { VALUE_BANK } from './bank/values.ts'
import type { BookFacts } from './book-facts.ts'
import type { FreshEvidence } from './fresh-evidence.ts'
import { asSentence, fillFrame, joinParts, usableFrames, type Frame, type Slots } from './frame.ts'
import { lowerName } from './lessons.ts'
import { chooseFrame, choosePart, present, slotsAfter } from './question.ts'
import { bookSlots, discreetSlots, hardWords, quoteSlots } from './slots.ts'

export type Titled = { title: Localized; description: Localized }
/** Beyond this age nobody is asked to let the youngest begin. */
const OLDEST_CHILD = 14

type Told = { title: Frame; body: Frame }

/** Four to six things to do, fitting the age and what the book offers; instead of an unsuitable book, something else. */
export function composeActivities(facts: BookFacts, fresh: FreshEvidence): Titled[] {
  if (facts.judgement.verdict === 'Not Whitelisted') return alternatives(facts)
  const childlike = facts.judgement.recommendedAge <= OLDEST_CHILD
  const byTheme = (childlike ? facts.themes.slice(0, 3) : []).flatMap(({ theme, evidence }, index) => {
    const activity = usable(themeEntry(theme).activities, allSlots(facts))
    return activity.length === 0
      ? []
      : [told(facts, fresh, facts.choose(`activity.theme.${index}`, activity), evidence)]
  })
  const house = chosen(facts, ACTIVITIES, 'activity', 5 - present(byTheme).length)
  return present([...byTheme, ...house.map((entry) => told(facts, fresh, entry, []))])
}

/** Three or four ways to teach with the book; none for a book that is not for children but two for talking about it. */
export function composeMethods(facts: BookFacts, fresh: FreshEvidence): Titled[] {
  if (facts.judgement.verdict === 'Not Whitelisted') return alternatives(facts, 'method', 2)
  return present(
    chosen(facts, TEACHING_METHODS, 'method', 4).map((entry) => told(facts, fresh, entry, [], METHOD_TAILS)),
  )
}

function allSlots(facts: BookFacts): Slots {
  const value = facts.values[0]
  return {
    ...bookSlots(facts),
    words: hardWords(facts),
    value: value === undefined ? undefined : lowerName(VALUE_BANK[value.value]),
  }
}

const usable = <T extends Told>(entries: readonly T[], slots: Slots): T[] =>
  entries.filter(({ title, body }) => usableFrames([title, body], slots).length === 2)

function chosen(facts: BookFacts, entries: readonly ActivityEntry[], slot: string, count: number): ActivityEntry[] {
  const { narrative } = facts.assessment
  const age = facts.judgement.recommendedAge
  const has = {
    dialogue: narrative.dialogueShare > 0.15,
    verse: narrative.verse,
    chapters: narrative.chapters.length > 2,
    quote: facts.moments.length > 0,
  }
  const fitting = usable(entries, allSlots(facts)).filter(
    ({ ages, needs }) => ages[0] <= age && age <= ages[1] && (needs === undefined || has[needs]),
  )
  return Array.from({ length: Math.min(Math.max(1, count), fitting.length) }, (_, index) =>
    facts.choose(`${slot}.${index}`, fitting),
  )
}

/** A lead from the book, what to do, and how to end it. Without a quote it starts from the title. */
function told(
  facts: BookFacts,
  fresh: FreshEvidence,
  entry: Told,
  refs: readonly EvidenceRef[],
  tails = ACTIVITY_TAILS,
): Titled | undefined {
  const ref = fresh(refs) ?? fresh(facts.moments.map((moment) => moment.ref))
  const slots = { ...allSlots(facts), ...(ref === undefined ? {} : quoteSlots(facts, ref)), words: hardWords(facts) }
  const key = `told.${entry.title[0]}`
  const lead =
    ref === undefined
      ? chooseFrame(facts.choose, `${key}.lead`, SPARSE_LEADS, slots)
      : chooseFrame(facts.choose, `${key}.lead`, ACTIVITY_LEADS, slotsAfter(slots, entry.body))
  const fitting =
    facts.judgement.recommendedAge <= OLDEST_CHILD
      ? tails
      : tails.filter(([en]) => !/child|youngest|grandparent/.test(en))
  const tail = choosePart(facts.choose, `${key}.tail`, fitting, slotsAfter(slots, lead, entry.body))
  return {
    title: fillFrame(entry.title, slots),
    description: asSentence(joinParts(lead && fillFrame(lead, slots), fillFrame(entry.body, slots), tail)),
  }
}

const SPARSE_LEADS: readonly Frame[] = [
  ['with {title} on your knees, ', 'و{title} بين أيديكم، '],
  ['after the second reading of {title}, ', 'بعد القراءة الثانية لـ{title}، '],
  ['open {title} anywhere and ', 'افتحوا {title} على أي صفحة، و'],
  ['when {title} is closed again, ', 'بعد إغلاق {title}، '],
  ['choose a picture from {title} and ', 'اختاروا صورة من {title}، و'],
  ['before reading {title} once more, ', 'قبل إعادة قراءة {title}، '],
]

function alternatives(facts: BookFacts, slot = 'instead', count = 4): Titled[] {
  const concern = facts.concerns[0]
  const slots: Slots = { ...allSlots(facts), ...(concern === undefined ? {} : discreetSlots(facts, concern)) }
  const fitting = usable(INSTEAD, slots)
  return Array.from({ length: Math.min(count, fitting.length) }, (_, index) => {
    const entry = facts.choose(`${slot}.${index}`, fitting)
    const tail = choosePart(facts.choose, `${slot}.${index}.tail`, INSTEAD_TAILS, slots)
    return {
      title: fillFrame(entry.title, slots),
      description: asSentence(joinParts(fillFrame(entry.body, slots), tail)),
    }
  })
}
