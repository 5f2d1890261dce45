import { memoizeWords } from '../segment/memoize-words.ts'
import { foldWord, SCRIPT, stemWord } from '../segment/word-interner.ts'
import { GAP_WORDS, type Slot, type WordTest } from './lexicon-entry.ts'

const INNER_HYPHEN = /(?<=\p{L})-(?=\p{L})/gu
const WORD = /^[\p{L}\p{M}\d'’]+$/u
const CLASS_NAME = /^<([\p{L}\d-]+)>$/u
const ARABIC = /[\u0620-\u064A]/

/** A fault of a lexicon file; the reader adds where it stands. */
export class PatternError extends Error {}

/**
 * Reads `push/throw * <child> =into` into slots. Hyphens are spaces; a word is stemmed, `=word` is not.
 * @throws PatternError for an empty pattern, an empty alternative, or a gap at either end.
 */
export function parsePattern(pattern: string): Slot[] {
  const slots: Slot[] = []
  let gap = 0
  const spaced = pattern.includes('-') ? pattern.replaceAll(INNER_HYPHEN, ' ') : pattern
  for (const piece of spaced.trim().split(/\s+/)) {
    if (piece === '') throw new PatternError('the pattern is empty')
    if (piece === '*') {
      if (slots.length === 0) throw new PatternError('a pattern must not begin with *')
      gap += GAP_WORDS
      continue
    }
    slots.push({ anyOf: piece.split('/').flatMap(parseWordTest), gap })
    gap = 0
  }
  if (gap > 0) throw new PatternError('a pattern must not end with *')
  return slots
}

/**
 * `word`, `=word` or `<class>`. An Arabic word stays as it is written, folded: the text's words are taken apart into all
 * their possible stems, and one of these must be the pattern's word. So `خمر` meets `وبالخمر`, but `الخمر` asks for the article.
 */
export const parseWordTest: (source: string) => readonly WordTest[] = memoizeWords(readWordTest)

function readWordTest(source: string): readonly WordTest[] {
  const text = source.trim()
  const named = text.startsWith('<') ? CLASS_NAME.exec(text) : null
  if (named?.[1] !== undefined) return [{ kind: 'class', text: named[1] }]
  const exact = text.startsWith('=')
  const word = exact ? text.slice(1) : text
  if (!WORD.test(word)) throw new PatternError(`"${source}" is not a word, =word or <class>`)
  const script = ARABIC.test(word) ? SCRIPT.arabic : SCRIPT.latin
  const form = foldWord(word, script)
  if (exact) return [{ kind: 'form', text: form }]
  if (script === SCRIPT.arabic) return [{ kind: 'stem', text: form }]
  return [{ kind: 'stem', text: stemWord(form, script) }]
}

/** A comma-separated option list. */
export function parseWordTests(source: string): WordTest[] {
  return source.split(/[,،]/).flatMap(parseWordTest)
}
