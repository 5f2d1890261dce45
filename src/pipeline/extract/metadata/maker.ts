import { personName } from './person-name.ts'

/** Words of subtitles, editions and houses; no name has them. */
const NOT_A_NAME =
  /\b(the|a|an|and|of|in|on|for|to|with|my|your|our|book|books|story|stories|tales?|poems|rhymes|plays?|novel|edition|volume|part|level|grade|press|publish\w*|publications?|illustrat\w*|translat\w*|retold|series|collection|library|reader|chapter|folktale|adventures?|school|university|institute|society|association|cent(?:re|er)|club|company|foundation|department|ministry|service)\b/i
const NAME = /^(?!.*\.\.)\p{Lu}[\p{L}.'’-]*(?:\s+(?:de|van|von|der|da|di|al|el|bin|ibn|bint|\p{Lu}[\p{L}.'’-]*)){1,4}$/u
const BETWEEN_NAMES = /\s*[·•|/&;]\s*|\s+and\s+/
/** Whom the text names more often is its hero. */
const MOST_MENTIONS = 3
/** Books are printed with a learned author's rank long after him; then an introduction names him often. */
const RANKED = /^(?:master|doctor|dr|prof(?:essor)?|rev(?:erend)?)\b/i

/**
 * The first name of a title page's line that is nothing but names, of people the story does not tell of.
 * @example makerIn('Mona Saleh · Omar Said', text) // 'Mona Saleh'
 */
export function makerIn(line: string, text: string): string | undefined {
  const [first = ''] = line.split(BETWEEN_NAMES)
  if (!NAME.test(first) || NOT_A_NAME.test(first)) return undefined
  const surname = first.split(/\s+/).at(-1) ?? ''
  const story = RANKED.test(first) ? text.slice(text.length / 2) : text
  return mentions(story, surname) <= MOST_MENTIONS ? personName(first) : undefined
}

function mentions(text: string, name: string): number {
  const word = new RegExp(`(?<!\\p{L})${name.replaceAll('.', '\\.')}(?!\\p{L})`, 'giu')
  return text.match(word)?.length ?? 0
}
