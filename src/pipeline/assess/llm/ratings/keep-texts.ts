import type { Localized } from '../../../../contract/languages.ts'
import type { ModelTexts } from '../../../../contract/model-texts.ts'
import type { EvidenceRef } from '../../../../contract/evidence.ts'
import type { TextsAnswer } from '../answers.ts'

type Titled = ModelTexts['activities'][number]
type Locate = (quote: string) => EvidenceRef | undefined

const LONGEST_TEXT = 900
/** A word or two in quotation marks is a name or a title; more than that claims to be a quotation. */
const QUOTED = /["“«]([^"”»]{12,})["”»]/g
/** What only the scorer may say, whatever a book or a model would like. */
const VERDICT =
  /\b(?:not |un)?whitelist(?:ed)?\b|\bapproved\b|\bparent guidance\b|\b(?:un)?suitable (?:for|from) (?:all |every )?(?:age|child|reader)|\bsafe for (?:all|every|child)|\bage[sd]? (?:\d|rating)|\brecommended (?:age|for ages)|معتمد|غير معتمد|مناسب(?:ة)? (?:ل(?:كل|جميع)|للأطفال)|العمر الموصى/i

/**
 * The model's texts that may be shown: in both languages, in the right script, without a verdict and without a quotation
 * that is not in the book. What falls out is worded by the bank.
 *
 * @returns `unverified` how many texts quoted what is not there
 */
export function keepTexts(texts: TextsAnswer, locate: Locate): { texts: ModelTexts; unverified: number } {
  let unverified = 0
  const fits = (text: Localized): boolean => {
    if (!isIn(text.en, 'en') || !isIn(text.ar, 'ar')) return false
    if (VERDICT.test(text.en) || VERDICT.test(text.ar)) return false
    const quotes = [...`${text.en}\n${text.ar}`.matchAll(QUOTED)].map(([, quote]) => quote ?? '')
    if (quotes.every((quote) => locate(quote) !== undefined)) return true
    unverified += 1
    return false
  }
  const lines = (list: readonly Localized[], most: number): Localized[] => list.map(trimmed).filter(fits).slice(0, most)
  const titled = (list: readonly Titled[], most: number): Titled[] =>
    list
      .map(({ title, description }) => ({ title: trimmed(title), description: trimmed(description) }))
      .filter(({ title, description }) => fits(title) && fits(description))
      .slice(0, most)
  const one = (text: Localized): Localized | undefined => lines([text], 1)[0]
  const single = {
    summary: one(texts.summary),
    plot: one(texts.plot),
    characters: one(texts.characters),
    pacing: one(texts.pacing),
    pedagogy: one(texts.pedagogy),
  }
  const kept: ModelTexts = {
    ...(Object.fromEntries(Object.entries(single).filter(([, text]) => text !== undefined)) as Partial<ModelTexts>),
    ...(texts.genres.length > 0 && { genres: [...new Set(texts.genres)].slice(0, 3) }),
    lessons: lines(texts.lessons, 7),
    teachingMethods: titled(texts.teachingMethods, 4),
    activities: titled(texts.activities, 6),
    beforeReading: lines(texts.beforeReading, 6),
    afterReading: lines(texts.afterReading, 8),
  }
  return { texts: kept, unverified }
}

const trimmed = ({ en, ar }: Localized): Localized => ({ en: en.trim(), ar: ar.trim() })

function isIn(text: string, language: 'en' | 'ar'): boolean {
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0
  const arabic = text.match(/[\u0621-\u064A]/g)?.length ?? 0
  const [own, other] = language === 'en' ? [latin, arabic] : [arabic, latin]
  return own >= 3 && own > other && text.length <= LONGEST_TEXT
}
