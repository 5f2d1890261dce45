import type { NarrativeFacts } from '../../../../contract/assessment.ts'
import type { BookText } from '../../../../contract/book-text.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import { arabicCharacters } from './characters/arabic-characters.ts'
import { withSecondHalves } from './characters/second-halves.ts'
import { englishCharacters } from './characters/english-characters.ts'
import { findChapters } from './find-chapters.ts'
import { findKeywords } from './keywords/find-keywords.ts'
import { findSettings } from './find-settings.ts'
import { isOfDeities } from './deities.ts'
import { tellsOfFirstPeople } from './first-people.ts'
import { findHappenings } from './happenings/find-happenings.ts'
import { keyMoments } from './key-moments.ts'
import { isQuotable } from './quotable.ts'
import { readPlay } from './read-play.ts'
import { salientSentences } from './salient-sentences.ts'
import { sentenceEvidence } from './sentence-evidence.ts'
import { storySentences } from './story-sentences.ts'
import { textManner } from './text-manner.ts'

const MAX_CHARACTERS = 12
/** A figure of a long book must return more often to be one of its people. */
const MENTIONS_SHARE = 0.02

/** Who, where and how a book tells: its characters, places, chapters and moments, every quote a slice of the text. */
export function readNarrative(tokens: TokenizedText, book: BookText): NarrativeFacts {
  const keep = storySentences(tokens, book)
  const play = readPlay(tokens)
  const all =
    play?.speakers ?? (tokens.language === 'ar' ? arabicCharacters(tokens, keep) : englishCharacters(tokens, keep))
  const least = (all[0]?.mentions ?? 0) * MENTIONS_SHARE
  const named = all.filter((figure) => figure.mentions >= least).slice(0, MAX_CHARACTERS)
  const figures = tokens.language === 'ar' ? withSecondHalves(tokens, keep, named) : named
  const manner = textManner(tokens, keep)
  const isSpoken = play?.dialogueShare !== undefined
  return {
    characters: figures.map((figure) => ({
      name: figure.name,
      mentions: figure.mentions,
      kind: figure.kind,
      first: sentenceEvidence(
        tokens,
        book,
        figure.sentences.slice(0, 8).find((sentence) => isQuotable(tokens, sentence)) ?? figure.sentences[0] ?? 0,
      ),
    })),
    settings: findSettings(tokens, keep),
    dialogueShare: Math.round((play?.dialogueShare ?? manner.dialogueShare) * 1000) / 1000,
    chapters: findChapters(book),
    timeShifts: manner.timeShifts,
    // Everyone in a play says "I"; nobody narrates.
    firstPerson: !isSpoken && manner.firstPerson,
    verse: !isSpoken && manner.verse,
    firstPeople: tellsOfFirstPeople(tokens),
    deities: isOfDeities(figures, tokens.text),
    keyMoments: keyMoments(tokens, book, keep, figures),
    salient: salientSentences(tokens, book, keep, figures),
    // What people do in a play is seen, not told.
    happenings: play === undefined ? findHappenings(tokens, book, keep, figures) : [],
    keywords: findKeywords(tokens, keep, book.metadata.title),
  }
}
