import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import type { Evaluation } from '../../../contract/evaluation.ts'
import type { Result } from '../../../contract/result.ts'
import { displayVerdict } from '../../../contract/verdict.ts'
import { wholeBook } from '../../../../tests/support/web/books.ts'
import { show } from '../../../../tests/support/web/show.tsx'
import { ResultContext } from './result-context.ts'
import { ResultHero } from './result-hero.tsx'
import { resultTabs } from './result-tabs.tsx'
import { ResultView } from './result-view.tsx'
import { QualityTab } from './tabs/quality-tab.tsx'

const nothing = () => {}

/** One part of a result as a reader sees it: a tab by its name, or a part that is not a tab. */
async function part(which: string | React.ReactNode, evaluation: Evaluation = wholeBook()) {
  const result = evaluation.result as Result
  const shown = {
    evaluation,
    result,
    texts: result.localized.en,
    verdict: displayVerdict(result),
    openEvidence: nothing,
    showInText: nothing,
    openTab: nothing,
    takeVerdict: nothing,
  }
  const tabs = resultTabs(((key: string) => key) as unknown as TFunction, evaluation)
  const content = typeof which === 'string' ? tabs.find(({ value }) => value === which)?.content : which
  return show(<ResultContext value={shown}>{content}</ResultContext>)
}

const category = (changes: object) => ({
  detected: false,
  intensity: 0,
  ageBand: 'Safe',
  evidence: '',
  evidence_refs: [],
  ...changes,
})
const withText = (length: number) =>
  wholeBook({ extractedText: `${'word '.repeat(9)}word.\n`.repeat(Math.ceil(length / 51)).slice(0, length) })

describe('a result', () => {
  it('vouches for no book of which too little was read, unless it was refused or a person has decided', async () => {
    const unsure = 'Too little of the book was read to rely on this verdict'
    const sure = 'Safe &amp; culturally aligned for UAE families'
    const hero = async (changes: Partial<Evaluation>, ofResult: Partial<Result> = {}): Promise<string> => {
      const book = wholeBook()
      const result: Result = { ...(book.result as Result), whitelist_verdict: 'Whitelisted', ...ofResult }
      return (await part(<ResultHero />, { ...book, ...changes, result })).html
    }
    expect(await hero({}, { confidence: 'high' })).toContain(sure)
    const low = await hero({ needsReview: true }, { confidence: 'low' })
    expect(low).toContain(unsure)
    expect(low).not.toContain(sure)
    expect(low.match(/A person should look at this result/g)).toHaveLength(1)
    expect(
      await hero({}, { confidence: 'low', final_verdict: 'Not Whitelisted', whitelist_verdict: 'Not Whitelisted' }),
    ).not.toContain(unsure)
  })

  it('has the tabs its data allow', async () => {
    const tabs = async (changes: Partial<Evaluation>) => {
      const evaluation = wholeBook(changes)
      const result = evaluation.result as Result
      const { html } = await show(<ResultView evaluation={evaluation} result={result} engine={result} />)
      return [...html.matchAll(/role="tab"[^>]*>([^<]*)/g)].map(([, name]) => name)
    }
    const always = ['Overview', 'Safety Score', 'Lessons', 'Activities', 'Discussion', 'For Parents']
    expect(await tabs({})).toEqual([...always, 'NMC Standards', 'Quality Assurance'])
    expect(await tabs({ nmcAssessment: null, extractedText: null })).toEqual(always)
    const off = { ...wholeBook().nmcAssessment, enabled: false } as Evaluation['nmcAssessment']
    expect(await tabs({ nmcAssessment: off, openLibraryData: { status: 'not_found' }, extractedText: '' })).toEqual(
      always,
    )
    expect(await tabs({ openLibraryData: { status: 'ok' } })).toEqual([
      ...always,
      'NMC Standards',
      'Community',
      'Quality Assurance',
    ])
    const engine = { engine: 'llm', version: '1', lexiconVersion: '1', model: 'openai/gpt-5.4-mini' } as const
    expect(await tabs({ evaluator: engine })).toEqual([...always, 'NMC Standards', 'Two readings', 'Quality Assurance'])
    expect(await tabs({ evaluator: { ...engine, engine: 'lexical' } })).not.toContain('Two readings')
  })

  it('leads to a new assessment and back, shows age and verdict above, the downloads below', async () => {
    const evaluation = wholeBook()
    const { text } = await show(
      <ResultView evaluation={evaluation} result={evaluation.result as Result} engine={evaluation.result as Result} />,
    )
    expect(text).toMatch(/^Back to Library 7\+ Whitelisted New Assessment /)
    expect(text).toMatch(/Download Full Report PDF Report JSON Data Text Summary .*Back to Home Assess Another Book/)
  })
})

describe('the head of a result', () => {
  it('shows verdict, age, band, author, ISBN, stars, summary and key features', async () => {
    const { text } = await part(<ResultHero />, wholeBook({ openLibraryData: { status: 'ok', rating: 4.26 } }))
    for (const words of [
      'Whitelisted',
      'UAE 6-9',
      'NMC Safe',
      'by Regional author',
      'ISBN 9780306406157',
      '4.3 out of 5',
      'Executive summary A girl looks for her falcon in the dunes.',
      'Key features Falconry Grandfather Night in the desert Promise Fifth driver',
      'Download Summary Share Book',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toMatch(/\bArabic\b/)
  })

  it('marks an Arabic book, and shows no band where the standards are switched off', async () => {
    const { text } = await part(
      <ResultHero />,
      wholeBook({ nmcAssessment: null }, { language: 'Arabic', author: 'Aisha' }),
    )
    expect(text).toMatch(/\bArabic\b/)
    expect(text).toContain('by Aisha')
    expect(text).not.toContain('NMC')
  })
})

describe('the tabs', () => {
  it('Overview: verdict, four rated cards, the age and its reason, four drivers', async () => {
    const { text } = await part('overview')
    expect(text).toMatch(/^Whitelisted Safe & culturally aligned for UAE families The score of 91/)
    expect(text).toMatch(
      /Cultural Values Safe Elders are honoured\..+Child Safety Moderate.+Theme Complexity Simple.+Language Level Easy/,
    )
    expect(text).toContain('Why this age The words ask for a reader of seven.')
    expect(text).toMatch(/Age recommendations 0-3 .+ 21\+/)
    expect(text).toMatch(/Genre & Themes Adventure Falconry Grandfather Night in the desert Promise$/)
    expect(text).not.toContain('Retailer age validation')
  })

  it('Overview: the retailer’s age beside ours; editions only where more than one was compared', async () => {
    const sold = (editionsCompared: number) =>
      part(
        'overview',
        wholeBook({
          retailerData: {
            status: 'ok',
            targetAge: '8-10',
            matchQuality: 'high',
            matchMethod: 'isbn',
            matchConfidence: 97.6,
            authorMatch: true,
            ageConsensus: '8-11',
            editionsCompared,
          },
        }),
      )
    const one = await sold(1)
    expect(one.text).toContain('Retailer age validation Within 2 years: agrees')
    expect(one.text).toContain('Match quality High Matched by ISBN Confidence 98% Author matches Yes')
    expect(one.text).not.toContain('8-11')
    expect((await sold(2)).text).toContain('Across 2 editions 8-11')
  })

  it('Safety Score: both red lines, six domains in points and words, the score as a bar', async () => {
    const book = wholeBook({}, { domain_scores: { violence_terror: 3, gambling: 4, language: 2 } })
    const { text, html } = await part('safety', book)
    expect(text).toMatch(/^Cultural Values Safe Elders are honoured\. Concerns No concerns were found\./)
    expect(text).toContain('Child Safety Moderate One night alone. Concerns She is alone at night.')
    expect(text).toContain('Gambling High 4 out of 5')
    expect(text).toContain('Language & profanity Low 2 out of 5')
    expect(text).toContain('Violence & terror Medium 3 out of 5 Nothing was found.')
    expect(text).toContain('Sex & nudity No Concern 0 out of 5')
    expect(text).toMatch(/Overall safety verdict Whitelisted Safety score 91 of 100$/)
    expect(html).toMatch(/aria-valuenow="91"/)
  })

  it('calls the reasons against a refused book what they are, and what to offer in its place', async () => {
    const book = wholeBook()
    const refused = { ...book, result: { ...(book.result as Result), final_verdict: 'Not Whitelisted' as const } }
    const { text } = await part('lessons', refused)
    expect(text).toContain('Why it is not for children A promise is kept.')
    expect(text).not.toMatch(/Lessons learned|Family activities/)
    expect((await part('activities', refused)).text).toMatch(/Instead of this book Visit falcons/)
  })

  it('says that the embedded engine names no values, and not that the book has none', async () => {
    const book = wholeBook()
    const result = book.result as Result
    const bare = (texts: Result['localized']['en']) => ({ ...texts, lessons_learned: [], islamic_uae_values: [] })
    const localized = { en: bare(result.localized.en), ar: bare(result.localized.ar) }
    const judged = (engine: 'lexical' | 'llm') => ({
      ...book,
      evaluator: { engine, version: '1', lexiconVersion: '1' } as Evaluation['evaluator'],
      result: { ...result, localized },
    })
    const { text } = await part('lessons', judged('lexical'))
    expect(text).toContain('The embedded engine names no values')
    expect(text).not.toMatch(/Lessons learned|gave no ground/)
    expect((await part('lessons', judged('llm'))).text).toContain('Lessons learned The book gave no ground')
  })

  it('Lessons, Activities, Discussion and For Parents say what was drawn from the book', async () => {
    expect((await part('lessons')).text).toBe(
      'Lessons learned A promise is kept. Teaching methods Tell it on The child tells the story on. ' +
        'Islamic & UAE values Patience · الصبر She waits. Family activities Visit falcons See where falcons are trained.',
    )
    expect((await part('activities')).text).toContain('Visit falcons See where falcons are trained.')
    const { text } = await part('discussion')
    expect(text).toContain('Keeping promises Whom did she promise?')
    expect(text).toMatch(/Questions before and after reading$/)
    expect((await part('parents')).text).toBe('Before Reading 1 What is a falcon? After Reading 1 Why did she wait?')
  })

  it('NMC Standards: five categories with band and evidence, and how the final band comes about', async () => {
    const nmc = {
      ...wholeBook().nmcAssessment,
      finalAgeBand: '13+',
      violence: category({ detected: true, intensity: 3, ageBand: '13+', evidence: 'The hawk struck.' }),
    } as Evaluation['nmcAssessment']
    const { text } = await part('nmc', wholeBook({ nmcAssessment: nmc }))
    expect(text).toMatch(/^NMC Standards Final age band: 13\+ The final band is the most restrictive/)
    expect(text).toContain('Violence & terror 13+ Intensity: Strong The hawk struck.')
    expect(text.match(/Nothing was found\./g)).toHaveLength(4)
  })

  it('Community: figures, eight categories, no reviews yet', async () => {
    const genres = Array.from({ length: 10 }, (_, index) => `Category${index + 1}`)
    const known = {
      status: 'ok',
      rating: 4.26,
      ratingsCount: 1234,
      reviewsCount: 56,
      publishedYear: 1911,
      genres,
    } as const
    const { text } = await part('community', wholeBook({ openLibraryData: known }))
    expect(text).toContain('Average rating 4.3 out of 5 Total ratings 1,234 Total reviews 56 Published year 1911')
    expect(text).toContain('Category8')
    expect(text).not.toContain('Category9')
    expect(text).toMatch(/No reviews available for this book yet\.$/)
  })

  it('Community: most helpful, other perspectives, one critical review', async () => {
    const reviews = [5, 4, 5, 4, 5, 2, 1].map((rating, index) => ({
      author: `Reader ${index + 1}`,
      rating,
      text: `Text ${index + 1}`,
    }))
    const { text } = await part('community', wholeBook({ openLibraryData: { status: 'ok', reviews } }))
    expect(text).toMatch(
      /Most helpful reviews Reader 1 .+ Reader 2 .+ Parent and educator perspectives Reader 3 .+ Reader 4 .+ Critical review Reader 6 2\.0 out of 5 Text 6$/,
    )
    expect(text).not.toContain('Reader 5')
  })

  it('Quality Assurance: a badge for a long text, a warning where it is shown in parts', async () => {
    const quality = async (length: number) => (await part(<QualityTab place={undefined} />, withText(length))).text
    expect(await quality(10_000)).not.toContain('Long Text')
    const long = await quality(10_001)
    expect(long).toContain('Long Text')
    expect(long).not.toContain('truncated')
    const cut = await quality(50_001)
    expect(cut).toContain('Text truncated at 50,000 characters for performance. Full text: 50,001 characters.')
    expect(cut).toContain('Characters 50,001 Words 1,200 Sentences 100')
    expect(cut).toContain('School grade 2 Language band A2 · Elementary')
  })
  it('Quality Assurance: a text for children before school has no negative grade', async () => {
    const { measures } = wholeBook().result as Result
    const book = wholeBook({}, { measures: { ...measures, language_grade: -0.4 } })
    expect((await part(<QualityTab place={undefined} />, book)).text).toContain('School grade Before grade 1')
  })
})
