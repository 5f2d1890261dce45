import { byForm } from '../../segment/by-form.ts'
import {
  ARABIC_ANIMALS,
  ARABIC_ASKING,
  ARABIC_DOING,
  ARABIC_GIVEN_NAMES,
  ARABIC_NAMING,
  ARABIC_PERSON_OF,
  ARABIC_PLACE_OF,
  ARABIC_ROLES,
  ARABIC_SPEECH,
  ARABIC_TITLES,
} from './arabic-character-words.ts'

const PLACE_BEFORE = new Set(['في', 'الي', 'الى', 'من', 'نحو', 'عبر', 'قرب', 'بلاد', 'مدينه', 'قريه', 'جزيره'])

/** «الثعلب», «الملك»: somebody is called by what he is. */
export const isRole = (form: string): boolean => ARABIC_ANIMALS.has(form) || ARABIC_ROLES.has(form)

/** What a form says of itself or of the word after it, as bits. */
export const ARABIC_SIGN = {
  known: 1,
  naming: 2,
  title: 4,
  speech: 8,
  beforeName: 16,
  doing: 32,
  place: 64,
  placeOf: 128,
  personOf: 256,
  asking: 512,
} as const

export const arabicSignsOf = byForm((form) => {
  const naming = ARABIC_NAMING.has(form) ? ARABIC_SIGN.naming : 0
  const title = ARABIC_TITLES.has(form) ? ARABIC_SIGN.title : 0
  const speech = ARABIC_SPEECH.has(form) ? ARABIC_SIGN.speech : 0
  return (
    naming |
    title |
    speech |
    ((naming | title | speech) !== 0 || form === 'يا' ? ARABIC_SIGN.beforeName : 0) |
    (isRole(form) || ARABIC_GIVEN_NAMES.has(form) ? ARABIC_SIGN.known : 0) |
    (ARABIC_DOING.has(form) ? ARABIC_SIGN.doing : 0) |
    (PLACE_BEFORE.has(form) ? ARABIC_SIGN.place : 0) |
    (ARABIC_PLACE_OF.has(form) ? ARABIC_SIGN.placeOf : 0) |
    (ARABIC_PERSON_OF.has(form) ? ARABIC_SIGN.personOf : 0) |
    (ARABIC_ASKING.has(form) ? ARABIC_SIGN.asking : 0)
  )
})
