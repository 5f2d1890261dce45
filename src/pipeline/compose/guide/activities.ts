import type { PointKind } from '../../../contract/assessment.ts'
import type { Localized } from '../../../contract/languages.ts'
import type { Activity } from '../bank/entries.ts'
import { HAPPENING_ACTIVITIES } from '../bank/happenings.ts'
import { POINT_BANK } from '../bank/points/point-bank.ts'
import type { BookFacts } from '../book-facts.ts'
import { asSentence, fillFrame, joinSentences, usableFrames, type Slots } from '../frame.ts'
import { present } from '../question.ts'
import { isReverent } from '../reverence.ts'
import { bookSlots } from '../slots.ts'
import { tellHappening } from './ask-happening.ts'
import { passageSlots } from './ask-point.ts'
import { isForReaders } from './for-readers.ts'
import { bankOf } from './kind-frames.ts'
import { placed } from './placed.ts'
import type { GuideSupply } from './guide-supply.ts'
import { ownActivities, ownSlots } from './own-words.ts'

export type Titled = { title: Localized; description: Localized }
type Setting = Activity['setting']
/** With fewer things to do with passages, some that fit every book of its kind fill up. */
const FEWEST: Record<Setting, number> = { home: 2, class: 1 }
/** A story that names no two places has no way to draw. */
const FEWEST_PLACES = 2
const OF_PLACES = /the places of the story/i
const SHORT_WORDS = 4000
const isShort = ({ assessment }: BookFacts): boolean => assessment.languageMeasures.words < SHORT_WORDS

/** One of each line: what families like to do first, and what a class does best. */
const WANTED: Record<Setting, readonly (readonly PointKind[])[]> = {
  home: [
    ['picture'],
    ['making', 'fact'],
    ['humour', 'wish', 'feeling', 'passage'],
    ['choice', 'trouble', 'wrong', 'turn', 'passage'],
  ],
  class: [
    ['turn', 'trouble', 'choice'],
    ['dispute', 'thought', 'wrong'],
    ['feeling', 'fact', 'making', 'introduction', 'passage'],
  ],
}

/** Things to do with passages of the book; where there are few, some that fit every book of its kind. */
export function activitiesOf(facts: BookFacts, supply: GuideSupply, setting: Setting): Titled[] {
  const age = Math.max(3, facts.judgement.recommendedAge)
  const fits = (entry: Activity): boolean =>
    entry.setting === setting &&
    entry.ages[0] <= age &&
    age <= entry.ages[1] &&
    (facts.places.length >= FEWEST_PLACES || !OF_PLACES.test(entry.body[0])) &&
    isForReaders(facts, entry.body) &&
    (!facts.reveres || isReverent(entry.body))
  const make = (slot: string, entries: readonly Activity[], slots: Slots): Titled | undefined => {
    const usable = entries.filter((entry) => fits(entry) && usableFrames([entry.title, entry.body], slots).length === 2)
    if (usable.length === 0) return undefined
    const { title, body } = facts.choose(slot, usable)
    supply.asked.add(body)
    return { title: fillFrame(title), description: asSentence(fillFrame(placed(facts, body), slots)) }
  }
  // Of a short book its people and words give more to do than its few passages.
  const mostOwn = isShort(facts) && setting === 'home' ? 2 : 1
  const own = present(
    Array.from({ length: mostOwn }, (_, index) => {
      const left = ownActivities(facts, fits, supply.asked).filter(({ body }) => !supply.asked.has(body))
      return make(`${setting}.own${String(index)}`, left, ownSlots(facts))
    }),
  )
  const able = own.length > 0 ? [] : HAPPENING_ACTIVITIES.filter(fits)
  const happening = able.length === 0 ? undefined : supply.takeHappening(able.flatMap(({ kinds }) => kinds))
  const told = (): Titled | undefined => {
    if (happening === undefined) return undefined
    const { title, body } = facts.choose(
      `${setting}.happening`,
      able.filter(({ kinds }) => kinds.includes(happening.kind)),
    )
    return {
      title: fillFrame(title),
      description: joinSentences(tellHappening(facts, happening), asSentence(fillFrame(body))),
    }
  }
  const acted = [...own, ...present([told()])]
  const withPassages = present(
    WANTED[setting].slice(0, isShort(facts) ? 2 : 1).map((kinds, index) => {
      const usable = kinds.filter(
        (kind) => POINT_BANK[kind].activities.some(fits) && (kind !== 'passage' || isShort(facts)),
      )
      // What fits a kind is more fun than what fits everything.
      const point = supply.take(usable.filter((kind) => kind !== 'passage')) ?? supply.take(usable)
      return (
        point &&
        make(`${setting}.${String(index)}`, POINT_BANK[point.kind].activities, passageSlots(facts, point.evidence))
      )
    }),
  )
  // The difficult words stand before reading already.
  const slots: Slots = { ...bookSlots(facts), words: undefined }
  const general = Array.from(
    { length: Math.max(0, FEWEST[setting] - withPassages.length - acted.length) },
    (_, index) => make(`${setting}.kind.${String(index)}`, bankOf(facts).activities, slots),
  )
  const all = [...acted, ...withPassages, ...present(general)]
  return all.filter(({ title }, index) => all.findIndex((other) => other.title.en === title.en) === index)
}
