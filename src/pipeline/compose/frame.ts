import type { Localized } from '../../contract/languages.ts'

/** One thing said twice: for readers of English and of Arabic. `{name}` is a place to fill. */
export type Frame = readonly [en: string, ar: string]

/** What the places of a frame are filled with. */
export type Slots = Readonly<Record<string, Localized | undefined>>

const STOPPED_TWICE = /([.!?؟…]["”’»]+)\./gu
const PLACES = /\{(\w+)\}/g

function placesOf(frame: Frame): string[] {
  return [...`${frame[0]} ${frame[1]}`.matchAll(PLACES)].map((match) => match[1] ?? '')
}

/** The frames whose every place can be filled from the slots. */
export function usableFrames(frames: readonly Frame[], slots: Slots): Frame[] {
  return frames.filter((frame) => placesOf(frame).every((place) => slots[place] !== undefined))
}

/**
 * Fills every place. Throws when one is unknown: an unfilled place must never reach a reader.
 * @example fillFrame(['By {name}', 'بقلم {name}'], { name: { en: 'Noor', ar: 'نور' } })
 */
export function fillFrame(frame: Frame, slots: Slots = {}): Localized {
  const fill = (text: string, language: 'en' | 'ar'): string =>
    text
      .replaceAll(PLACES, (_, place: string) => {
        const value = slots[place]
        if (value === undefined) throw new Error(`frame "${frame[0]}" has no value for {${place}}`)
        return value[language]
      })
      // A quotation that ends its own sentence ends that around it.
      .replaceAll(STOPPED_TWICE, '$1')
  return { en: fill(frame[0], 'en'), ar: fill(frame[1], 'ar') }
}

/** Joins parts of one sentence as they stand; each part carries its own spaces and commas. */
export function joinParts(...parts: readonly (Localized | undefined)[]): Localized {
  const of = (language: 'en' | 'ar'): string => parts.map((part) => part?.[language] ?? '').join('')
  return { en: of('en'), ar: of('ar') }
}

/** Joins whole sentences with a space. */
export function joinSentences(...sentences: readonly (Localized | undefined)[]): Localized {
  const of = (language: 'en' | 'ar'): string =>
    sentences.flatMap((sentence) => (sentence === undefined ? [] : [sentence[language]])).join(' ')
  return { en: of('en'), ar: of('ar') }
}

/** A whole sentence: its first English letter is a capital, and it ends with `mark` unless a mark stands there. */
export function asSentence(text: Localized, mark: '.' | '?' = '.'): Localized {
  const capital = text.en.replace(/^([\u2068“‘(]*)(\p{Ll})/u, (_, before: string, letter: string) =>
    before.includes('“') ? before + letter : before + letter.toUpperCase(),
  )
  const ended = { en: /[.!?]["”’)\u2069]*$/u, ar: /[.!?؟]["”»\u2069]*$/u }
  return {
    en: ended.en.test(capital) ? capital : capital + mark,
    ar: ended.ar.test(text.ar) ? text.ar : text.ar + (mark === '?' ? '؟' : '.'),
  }
}

/** The same text for both readers, for what is not translated: numbers, 'A2'. */
export function bothLanguages(text: string | number): Localized {
  return { en: String(text), ar: String(text) }
}
