import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { ARABIC_GENERAL } from './arabic-character-words.ts'
import { bestSurface, isFigure } from './arabic-figure.ts'
import { nameCandidates } from './arabic-name-candidates.ts'
import { isRole } from './arabic-name-signs.ts'
import { countArabicNames } from './count-arabic-names.ts'
import type { Figure } from './figure.ts'
import { joinArabicNames } from './join-arabic-names.ts'

/**
 * The characters of an Arabic text, most mentioned first. Arabic has no capitals, so a name is what the text uses as one:
 * after a naming verb («اسمه»), after a title, after a verb of speech or in a call («يا»); an animal or a role with the
 * article is a character where it speaks or acts.
 */
export function arabicCharacters(tokens: TokenizedText, keep: Uint8Array): Figure[] {
  const figures = countArabicNames(tokens, keep, nameCandidates(tokens, keep)).filter(
    (figure) =>
      isFigure(figure, tokens.tokenCount) &&
      // Where most of them are written so, it is the preposition and not the name علي.
      bestSurface(figure) !== 'على',
  )
  const people = joinArabicNames(figures)
  const named = people.filter(({ forms }) => !forms.every(isRole)).length
  return people
    .filter(({ forms }) => named < 3 || !forms.every((form) => ARABIC_GENERAL.has(form)))
    .map(({ name, kind, mentions, speeches, sentences }) => ({ name, kind, mentions, speeches, sentences }))
    .toSorted((a, b) => b.mentions - a.mentions)
}
