import { stemArabic } from '../../segment/arabic-stem.ts'
import { byForm } from '../../segment/by-form.ts'
import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { tokenize } from '../../segment/tokenize.ts'
import { NAMED_IN_TITLES } from './kind-words.ts'

/** Shorter words of a title say nothing of its subject. */
const LETTERS = 3
const PARTS = 20
const MOST_NAMED = 2

const plainOf = {
  en: (form: string): string => form.replace(/['’]s$/u, ''),
  ar: stemArabic,
}
const plainForms = { en: byForm(plainOf.en), ar: byForm(plainOf.ar) }

/**
 * How much a book is about what it is called after, and whether that is somebody: «عبقرية الإمام علي» is a life, «الموسيقى عند العرب» is
 * none. A subtitle does not count.
 *
 * @returns `perThousand`: how often the title's commonest word stands in a thousand words of the text; `spread`: in which share of twenty parts
 * of the text it stands; `named`: how many words of the title are names or what people are called, 2 at most
 */
export function titleInText(
  title: string,
  tokens: TokenizedText,
): { perThousand: number; spread: number; named: number } {
  const language = tokens.language === 'ar' ? 'ar' : 'en'
  const called = tokenize(title.split(/[:؛;]/u)[0]!)
  const words = new Set(
    Array.from({ length: called.tokenCount }, (_, at) =>
      plainOf[language](called.forms[called.tokenForm[at]!]!),
    ).filter((word) => word.length >= LETTERS),
  )
  const named = [...words].filter((word) => NAMED_IN_TITLES[language].has(word)).length
  const places = new Map<string, { count: number; parts: Set<number> }>()
  const plain = plainForms[language](tokens.forms)
  for (let at = 0; at < tokens.tokenCount; at += 1) {
    const word = plain[tokens.tokenForm[at]!]!
    if (!words.has(word)) continue
    const place = places.get(word) ?? { count: 0, parts: new Set() }
    place.count += 1
    place.parts.add(Math.floor((PARTS * at) / tokens.tokenCount))
    places.set(word, place)
  }
  const [commonest] = [...places.values()].toSorted((a, b) => b.count - a.count)
  return {
    perThousand: (1000 * (commonest?.count ?? 0)) / Math.max(1, tokens.tokenCount),
    spread: (commonest?.parts.size ?? 0) / PARTS,
    named: Math.min(MOST_NAMED, named),
  }
}
