import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { ARABIC_GENERAL } from './arabic-character-words.ts'
import { bestSurface, isFigure, type ArabicFigure } from './arabic-figure.ts'
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
  const people = joinArabicNames(withoutEndings(figures))
  const named = people.filter(({ forms }) => !forms.every(isRole)).length
  return people
    .filter(({ forms }) => named < 3 || !forms.every((form) => ARABIC_GENERAL.has(form)))
    .map(({ name, kind, mentions, speeches, sentences }) => ({ name, kind, mentions, speeches, sentences }))
    .toSorted((a, b) => b.mentions - a.mentions)
}

/** «رأى سليما»: the object's ending is no part of the name. */
function withoutEndings(figures: readonly ArabicFigure[]): ArabicFigure[] {
  const byForm = new Map(figures.map((figure) => [figure.form, figure]))
  return figures.filter((figure) => {
    const bare = figure.form.endsWith('ا') ? byForm.get(figure.form.slice(0, -1)) : undefined
    if (bare === undefined || bare.mentions < figure.mentions) return true
    bare.mentions += figure.mentions
    bare.speeches += figure.speeches
    bare.sentences = [...new Set([...bare.sentences, ...figure.sentences])].toSorted((a, b) => a - b)
    return false
  })
}
