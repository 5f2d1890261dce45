import type { Assessment, Evaluator } from '../../../contract/assessment.ts'
import type { BookText } from '../../../contract/book-text.ts'
import type { AssessedCriterion, AssessOptions } from '../engine.ts'
import { findingsAnswer, inventedFindingsAnswer, ratingsAnswer, textsAnswer, type RatingsAnswer } from './answers.ts'
import type { Ask } from './calls/ask.ts'
import { FRAME_TOKENS, mostAnswerTokens, partTokens } from './calls/room.ts'
import type { ModelSettings } from './model/model-settings.ts'
import {
  describeCounts,
  describeCriteria,
  describeFinding,
  describeInvented,
  describeLeads,
  describeMeasures,
  LANGUAGE_WORDS,
  oneLine,
} from './prompts/describe.ts'
import { dataTag, promptVersion, renderPrompt } from './prompts/render-prompt.ts'
import { combineReadings, isSuspicious } from './ratings/combine-readings.ts'
import { levelInBook } from './ratings/found-intensities.ts'
import { isMeasured } from './ratings/hold-ratings.ts'
import { keepTexts } from './ratings/keep-texts.ts'
import { nameFindings } from './ratings/name-findings.ts'
import { choosePassages } from './reading/choose-passages.ts'
import { cutParts, partText, tokensOf } from './reading/cut-parts.ts'
import { leftOut } from './reading/left-out.ts'
import { locateAnswers, type Located, type LocatedFinding } from './reading/locate-answers.ts'
import { createQuoteLocator, type Span } from './reading/locate-quote.ts'
import { peopleIn } from './reading/people.ts'

export type ModelReading = {
  ask: Ask
  settings: ModelSettings
  evaluator: Evaluator
  book: BookText
  criteria: readonly AssessedCriterion[]
  /** What the embedded engine made of the same book. */
  embedded: Assessment
  onStage?: AssessOptions['onStage']
}

const FINDING_TOKENS = 130
const MOST_FINDINGS = 150
/** What a rating is shown of the story and of its words, for the depth of themes: at most a tenth of the window for what happens. */
const EVENT_TOKENS = 2000
const eventTokens = (contextTokens: number): number => Math.min(EVENT_TOKENS, Math.floor(contextTokens / 10))
/** Longer than what is asked for, in characters. */
const MOST_EVENT = 1200
const EXCERPTS = 3
const EXCERPT = 700

/** Map, reduce, compose: the parts of the book, the ratings from what was found, the texts about it. */
export async function readWithModel(reading: ModelReading): Promise<Assessment> {
  const { book, criteria, embedded, evaluator, settings, onStage } = reading
  const locate = createQuoteLocator(book.text, book.pages)
  const whole = [{ start: 0, end: book.text.length }]
  const marked = [...embedded.findings, ...(embedded.doubtful ?? [])]
  const stretches = settings.reading === 'full' ? whole : choosePassages(book.text, marked)
  const share = stretches.reduce((sum, { start, end }) => sum + end - start, 0) / Math.max(1, book.text.length)

  const located = await findIn(reading, stretches, locate)
  onStage?.('complexity')
  const named = nameFindings(located.findings, findingsThatFit(settings))
  const ratings = await rate(reading, { located, named, share })
  onStage?.('complexity', 0.4)
  // A suspicious book is described by the embedded bank alone: what it told the model goes no further.
  const people = peopleIn(book, located.people)
  const names = people.slice(0, 8).map(({ name, kind }) => (kind === 'animal' ? `${name} (animal)` : name))
  const described = isSuspicious(embedded, located) ? undefined : await describe(reading, located, names, locate)
  onStage?.('complexity', 0.9)
  return combineReadings({
    evaluator,
    criteria,
    pageKind: book.pageKind,
    embedded,
    located,
    named,
    people,
    ratings,
    texts: described?.texts,
    unverifiedTexts: described?.unverified ?? 0,
    share,
    leftOut: leftOut(book.text, book.pages, stretches),
  })
}

function findingsThatFit({ contextTokens }: ModelSettings): number {
  const room = contextTokens - 2 * FRAME_TOKENS - eventTokens(contextTokens) - mostAnswerTokens(contextTokens)
  return Math.min(MOST_FINDINGS, Math.max(5, Math.floor(room / FINDING_TOKENS)))
}

async function rate(
  reading: ModelReading,
  found: { located: Located; named: ReadonlyMap<string, LocatedFinding>; share: number },
): Promise<RatingsAnswer> {
  const { ask, book, criteria, embedded, settings } = reading
  const events = withinTokens(found.located.events, eventTokens(settings.contextTokens))
  const excerpts = excerptsOf(book.text)
  const findings = [...found.named].map(([id, finding]) => describeFinding(id, finding, book.pageKind)).join('\n')
  return await ask({
    purpose: 'ratings',
    schema: ratingsAnswer,
    system: renderPrompt('system'),
    prompt: renderPrompt('ratings', {
      ...bookValues(reading),
      tag: dataTag(findings + events + excerpts),
      events: events === '' ? '(unknown)' : events,
      excerpts,
      findings: findings === '' ? '(none)' : findings,
      counts: describeCounts(found.located.findings),
      coverage: found.share < 1 ? ', of which only flagged and sampled passages,' : '',
      measures: describeMeasures(embedded, book),
      criteria: describeCriteria(criteria.filter((criterion) => !isMeasured(criterion))),
    }),
  })
}

/** Reads every part; as many at once as the gate lets through. */
async function findIn(
  { ask, book, criteria, embedded, settings, onStage }: ModelReading,
  stretches: readonly Span[],
  locate: ReturnType<typeof createQuoteLocator>,
): Promise<Located> {
  const parts = cutParts(book.text, stretches, partTokens(settings.contextTokens))
  const invented = describeInvented(criteria)
  const schema = invented === '' ? findingsAnswer : inventedFindingsAnswer
  let done = 0
  onStage?.('cultural')
  const answers = await Promise.all(
    parts.map(async (part, index) => {
      const text = partText(book, part)
      const leads = embedded.findings.filter(({ start, end }) =>
        part.spans.some((span) => start < span.end && span.start < end),
      )
      const answer = await ask({
        purpose: 'findings',
        schema,
        system: renderPrompt('system'),
        prompt: renderPrompt('findings', {
          tag: dataTag(text),
          text,
          part: String(index + 1),
          parts: String(parts.length),
          language: LANGUAGE_WORDS[embedded.language],
          criteria: invented,
          leads: describeLeads(leads),
          most: String(settings.contextTokens >= 64_000 ? 30 : 10),
        }),
      })
      done += 1
      // Two stages of the screen are one pass over the book here.
      const share = done / parts.length
      if (share <= 0.5) onStage?.('cultural', share * 2)
      else onStage?.('safety', share * 2 - 1)
      return { part, answer }
    }),
  )
  return locateAnswers(answers, locate, `llm/findings@${promptVersion()}`)
}

async function describe(
  reading: ModelReading,
  located: Located,
  people: readonly string[],
  locate: (quote: string) => ReturnType<ReturnType<typeof createQuoteLocator>>,
) {
  const { ask, book, embedded, settings } = reading
  const events = withinTokens(
    located.events,
    Math.min(8000, settings.contextTokens - 2 * FRAME_TOKENS - mostAnswerTokens(settings.contextTokens)),
  )
  const values = {
    ...bookValues(reading),
    tag: dataTag(events + people.join()),
    title: oneLine(book.metadata.title ?? '(unknown)', 120),
    events: events === '' ? '(unknown)' : events,
    people: people.join(', ') || '(unnamed)',
    themes: [...new Set(located.themes.map(({ theme }) => theme))].join(', ') || '(unknown)',
    values: [...new Set(located.values.map(({ value }) => value))].join(', ') || '(none)',
    author: oneLine(book.metadata.author ?? '(unknown)', 80),
    chapters: chaptersOf(embedded),
    concerns: concernsOf(located.findings, embedded.languageMeasures.words),
    measures: describeMeasures(embedded, book),
  }
  const texts = await ask({
    purpose: 'texts',
    schema: textsAnswer,
    system: renderPrompt('system'),
    prompt: renderPrompt('texts', values),
  })
  return keepTexts(texts, locate)
}

const MOST_CHAPTERS = 40

function chaptersOf({ narrative }: Assessment): string {
  // Digits alone are notes or pages as often as chapters.
  const named = narrative.chapters.filter(({ title }) => /\p{L}{2}|^[IVXLC]+\.?$/u.test(title))
  const titles = named.slice(0, MOST_CHAPTERS).map(({ title }) => oneLine(title, 60))
  return titles.join(' | ') || '(none)'
}

/** Each category with its intensity in the whole book, as the result will say it. */
function concernsOf(findings: readonly LocatedFinding[], words: number): string {
  const levels = [...Map.groupBy(findings, ({ category }) => category)].map(
    ([category, own]) => `${category} ${levelInBook(own, words)}`,
  )
  return levels.join(', ') || '(nothing)'
}

function bookValues({ embedded }: ModelReading): Record<string, string> {
  return { language: LANGUAGE_WORDS[embedded.language], words: String(embedded.languageMeasures.words) }
}

const SENTENCE_END = /[.!?؟][”"»’)]*\s+|\n+/g

/** Places of the book at even distances, in whole sentences where there are any. */
function excerptsOf(text: string): string {
  return Array.from({ length: EXCERPTS }, (_, index) => {
    const at = Math.floor((text.length * (index + 0.5)) / EXCERPTS)
    const around = text.slice(at, at + 2 * EXCERPT)
    const ends = [...around.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length)
    const from = ends.find((end) => end <= EXCERPT) ?? 0
    const to = ends.findLast((end) => end > from && end <= from + EXCERPT) ?? from + EXCERPT
    return oneLine(around.slice(from, to), EXCERPT)
  }).join('\n')
}

/** What happens, evenly thinned out where it is too much: a story without its end is no story. */
function withinTokens(events: readonly string[], tokens: number): string {
  const all = events.map((event, index) => `${index + 1}. ${oneLine(event, MOST_EVENT)}`)
  const needed = tokensOf(all.join('\n'))
  if (needed <= tokens) return all.join('\n')
  const step = needed / Math.max(1, tokens)
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step)).join('\n')
}
