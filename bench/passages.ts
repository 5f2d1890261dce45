/**
 * Detection on labelled passages: `node bench/passages.ts [en|ar] [--half=a|b] [--misses]`. A category counts as detected
 * from label 1 on. The halves are drawn by a hash of the passage, so that one can be read and the other only measured.
 */
import { fileURLToPath } from 'node:url'
import type { Finding, FindingCategory } from '../src/contract/assessment.ts'
import { LABELS, readPassages, type Half, type Label, type Passage } from './passage-data.ts'
import { systemRatings, type SystemRatings } from './passage-systems.ts'
import { presence } from '../src/pipeline/assess/lexical/rating/aggregate.ts'
import { compileMatcher } from '../src/pipeline/assess/lexical/match/compile-matcher.ts'
import { loadLexicon } from '../src/pipeline/assess/lexical/lexicon/load-lexicon.ts'
import { readContent } from '../src/pipeline/assess/lexical/findings/read-content.ts'
import { plainBook } from '../tests/support/plain-book.ts'

/** The labels of the passages and the finding categories that stand for each. */
export const LABEL_CATEGORIES = {
  gambling: ['gambling'],
  profanity: ['language'],
  violence: ['violence'],
  substances: ['substanceUse'],
  sexual: ['sexualContent'],
  cultural: ['faith', 'heritage', 'nation', 'family'],
  fear: ['fear', 'distress'],
} as const satisfies Record<Label, readonly FindingCategory[]>

/** What the media standards band; culture and fear are judged by criteria instead. */
const MEDIA_LABELS: ReadonlySet<Label> = new Set<Label>(['gambling', 'profanity', 'violence', 'substances', 'sexual'])

export type LabelScore = {
  hits: number
  misses: number
  falseAlarms: number
  precision: number
  recall: number
  f1: number
  /** Shares among the passages where label or rating is at least 1. */
  exact: number
  withinOne: number
}

export type PassageScores = {
  passages: number
  labels: Record<Label, LabelScore>
  microF1: number
  macroF1: number
  /** Shares over every labelled or rated pair. */
  exact: number
  withinOne: number
  /** The same over the five media categories, whose intensities a result carries. */
  media: { exact: number; withinOne: number }
  /** Passages with an innocent alarming word that carry no label at all, and the share rated clean. */
  traps: number
  trapsInnocent: number
  /** Of cultural and fear labels from 2 on, the share rated at least 2. */
  strongRecall: { cultural: number; fear: number }
  /** What the passages would make of systems 1 and 2, each read as a book of its own. */
  systems: SystemRatings
  quotesVerified: number
  wrong: { passage: Passage; label: Label; expected: number; rated: number; rules: string[] }[]
}

/** undefined when the passages are not there. */
export async function scorePassages(language: 'en' | 'ar', half?: Half): Promise<PassageScores | undefined> {
  const passages = readPassages(language, half)
  if (passages === undefined) return undefined
  const matcher = compileMatcher(loadLexicon())
  const scores = Object.fromEntries(LABELS.map((label) => [label, emptyScore()])) as Record<Label, LabelScore>
  const pairs = { all: 0, exact: 0, withinOne: 0 }
  const media = { all: 0, exact: 0, withinOne: 0 }
  const counts = Object.fromEntries(LABELS.map((label) => [label, { all: 0, exact: 0, withinOne: 0 }])) as Record<
    Label,
    typeof pairs
  >
  const strong = { cultural: [0, 0], fear: [0, 0] }
  const traps = { all: 0, innocent: 0 }
  const quotes = { all: 0, verified: 0 }
  const wrong: PassageScores['wrong'] = []
  for (const passage of passages) {
    const { tokens, findings } = readContent(plainBook(passage.text), matcher)
    for (const { quote, start, end } of findings) {
      quotes.all += 1
      if (quote === passage.text.slice(start, end)) quotes.verified += 1
    }
    let alarms = 0
    let expectedAny = 0
    for (const label of LABELS) {
      const own = findings.filter(({ category }) => LABEL_CATEGORIES[label].some((name) => name === category))
      const rated = rate(own, label, tokens.tokenCount)
      const expected = passage.labels[label]
      const score = scores[label]
      alarms += rated
      expectedAny += expected
      if (expected > 0 && rated > 0) score.hits += 1
      else if (expected > 0) score.misses += 1
      else if (rated > 0) score.falseAlarms += 1
      if (expected > 0 || rated > 0) {
        for (const tally of [pairs, counts[label], ...(MEDIA_LABELS.has(label) ? [media] : [])]) {
          tally.all += 1
          if (expected === rated) tally.exact += 1
          if (Math.abs(expected - rated) <= 1) tally.withinOne += 1
        }
      }
      if ((label === 'cultural' || label === 'fear') && expected >= 2) {
        strong[label][0]! += 1
        if (rated >= 2) strong[label][1]! += 1
      }
      if (expected !== rated) {
        wrong.push({ passage, label, expected, rated, rules: own.map((f) => `${f.rule} (${f.sense} ${f.intensity})`) })
      }
    }
    if (passage.trap !== null && passage.trap !== '' && expectedAny === 0) {
      traps.all += 1
      if (alarms === 0) traps.innocent += 1
    }
  }
  for (const label of LABELS) finish(scores[label], counts[label])
  const total = emptyScore()
  for (const { hits, misses, falseAlarms } of Object.values(scores)) {
    total.hits += hits
    total.misses += misses
    total.falseAlarms += falseAlarms
  }
  finish(total, pairs)
  const share = ([all = 0, good = 0]: number[]): number => (all === 0 ? 1 : good / all)
  return {
    passages: passages.length,
    labels: scores,
    microF1: total.f1,
    macroF1: LABELS.reduce((sum, label) => sum + scores[label].f1, 0) / LABELS.length,
    exact: total.exact,
    withinOne: total.withinOne,
    media: { exact: media.exact / Math.max(1, media.all), withinOne: media.withinOne / Math.max(1, media.all) },
    traps: traps.all,
    trapsInnocent: traps.all === 0 ? 1 : traps.innocent / traps.all,
    strongRecall: { cultural: share(strong.cultural), fear: share(strong.fear) },
    systems: await systemRatings(passages),
    quotesVerified: quotes.all === 0 ? 1 : quotes.verified / quotes.all,
    wrong,
  }
}

function rate(findings: readonly Finding[], label: Label, words: number): number {
  const byCategory = LABEL_CATEGORIES[label].map((category) =>
    presence(
      findings.filter((finding) => finding.category === category),
      category,
      words,
    ),
  )
  return Math.min(4, Math.floor(Math.max(...byCategory) + 0.35))
}

const emptyScore = (): LabelScore => ({
  hits: 0,
  misses: 0,
  falseAlarms: 0,
  precision: 0,
  recall: 0,
  f1: 0,
  exact: 0,
  withinOne: 0,
})

function finish(score: LabelScore, tally: { all: number; exact: number; withinOne: number }): void {
  const { hits, misses, falseAlarms } = score
  score.precision = hits / Math.max(1, hits + falseAlarms)
  score.recall = hits / Math.max(1, hits + misses)
  score.f1 = (2 * hits) / Math.max(1, 2 * hits + misses + falseAlarms)
  score.exact = tally.exact / Math.max(1, tally.all)
  score.withinOne = tally.withinOne / Math.max(1, tally.all)
}

function print(language: 'en' | 'ar', scores: PassageScores, misses: boolean): void {
  const cell = (value: number): string => value.toFixed(2).padStart(6)
  console.log(`\n${language}: ${scores.passages} passages      P      R     F1  exact    ±1   (hit/miss/false)`)
  for (const label of LABELS) {
    const { precision, recall, f1, exact, withinOne, hits, misses: missed, falseAlarms } = scores.labels[label]
    const cells = [precision, recall, f1, exact, withinOne].map(cell).join(' ')
    console.log(`${label.padEnd(20)} ${cells}   ${hits}/${missed}/${falseAlarms}`)
  }
  console.log(
    `micro F1 ${cell(scores.microF1)}  macro F1 ${cell(scores.macroF1)}  exact ${cell(scores.exact)}  ±1 ${cell(scores.withinOne)}`,
  )
  console.log(
    `traps kept innocent ${cell(scores.trapsInnocent)} of ${scores.traps}  strong recall: cultural ${cell(scores.strongRecall.cultural)} fear ${cell(scores.strongRecall.fear)}  quotes verified ${cell(scores.quotesVerified)}`,
  )
  const { harmless, cultural, fear } = scores.systems
  console.log(
    `systems 1 and 2: harmless passages not Safe ${harmless.hit}/${harmless.of}  cultural >= 2: system 1 not Safe ${cultural.hit}/${cultural.of}  fear >= 2: system 2 not Safe ${fear.hit}/${fear.of}`,
  )
  if (!misses) return
  console.log(`harmless and not Safe:\n${harmless.wrong.join('\n')}`)
  for (const { passage, label, expected, rated, rules } of scores.wrong) {
    console.log(
      `\n${passage.id} ${label} expected ${expected} rated ${rated}  [${passage.note ?? ''}]\n  ${rules.join('\n  ')}`,
    )
    if (expected === 0 || rated === 0) console.log(`  ${passage.text.replaceAll(/\s+/g, ' ')}`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const languages = (['en', 'ar'] as const).filter((name) => !process.argv.includes(name === 'en' ? 'ar' : 'en'))
  const half = (['a', 'b'] as const).find((name) => process.argv.includes(`--half=${name}`))
  for (const language of languages) {
    const scores = await scorePassages(language, half)
    if (scores === undefined) console.log('skipped: ../shared/data/passages is not there')
    else print(language, scores, process.argv.includes('--misses'))
  }
}
