import { describe, expect, it } from 'vitest'
import type { Comparison } from '../../../../contract/comparison.ts'
import type { Evaluation } from '../../../../contract/evaluation.ts'
import type { Result } from '../../../../contract/result.ts'
import { wholeBook } from '../../../../../tests/support/web/books.ts'
import { show } from '../../../../../tests/support/web/show.tsx'
import { COMPARISON_KEY } from '../readings/use-comparison.ts'
import { ResultContext } from '../result-context.ts'
import { ReadingsTab } from './readings-tab.tsx'

const OUTCOME: Comparison['model']['outcome'] = {
  verdict: 'Whitelisted',
  score: 91,
  recommended_age: '8+',
  recommended_minimum_age: '6-9',
  ratings: ['Safe', 'Moderate', 'Simple', 'Easy'],
}
const ALIKE: Comparison = {
  model: {
    evaluator: { engine: 'llm', version: '1', lexiconVersion: '1', model: 'openai/gpt-5.4-mini' },
    outcome: OUTCOME,
  },
  embedded: { evaluator: { engine: 'lexical', version: '2.0.0', lexiconVersion: '1' }, outcome: OUTCOME },
  categories: [
    { category: 'gambling', model: 0, embedded: 0 },
    { category: 'violence', model: 2, embedded: 2 },
  ],
  criteria: [],
  findings: [],
}
const TEXT = 'The hawk struck. The men drank wine. He was afraid of the dark. They quarrelled.'
const finding = (quote: string, others: Partial<Comparison['findings'][number]>): Comparison['findings'][number] => ({
  category: 'violence',
  quote,
  page: 2,
  start: TEXT.indexOf(quote),
  end: TEXT.indexOf(quote) + quote.length,
  model: null,
  embedded: null,
  ...others,
})
const APART: Comparison = {
  ...ALIKE,
  embedded: {
    ...ALIKE.embedded,
    outcome: {
      ...OUTCOME,
      verdict: 'Parent Guidance',
      recommended_age: '11+',
      score: 90,
      ratings: ['Safe', 'Severe', 'Simple', 'Easy'],
    },
  },
  categories: [...ALIKE.categories, { category: 'substanceUse', model: 1, embedded: 3 }],
  criteria: [
    { key: 's2.physical', name: 'Physical safety and violence', system: 2, model: 88.4, embedded: 61.2 },
    { key: 'custom:smuggler', name: 'Smuggler', system: 1, model: 90, embedded: 80 },
  ],
  findings: [
    finding('The hawk struck.', { model: 2, embedded: 2 }),
    finding('The men drank wine.', { category: 'substanceUse', embedded: 3 }),
    finding('He was afraid of the dark.', { category: 'fear', model: 1 }),
    finding('They quarrelled.', { model: 1, embedded: 2 }),
  ],
}

type Given = {
  comparison?: Comparison | undefined
  language?: 'en' | 'ar'
  open?: boolean
  changes?: Partial<Evaluation>
}

function tab({ comparison, language = 'en', open = true, changes = {} }: Given) {
  const evaluation = wholeBook({ extractedText: TEXT, verdictRevision: 3, ...changes })
  const result = evaluation.result as Result
  const nothing = () => {}
  const shown = {
    evaluation,
    result,
    texts: result.localized[language],
    verdict: 'Whitelisted' as const,
    openEvidence: nothing,
    showInText: evaluation.extractedText === null ? undefined : nothing,
    openTab: nothing,
    takeVerdict: nothing,
  }
  return show(
    <ResultContext value={shown}>
      <ReadingsTab />
    </ResultContext>,
    {
      language,
      path: open ? '/?view=results&tab=readings' : '/?view=results',
      fetched: comparison === undefined ? [] : [[[...COMPARISON_KEY, evaluation.id, 3], comparison]],
    },
  )
}

describe('the two readings of a book', () => {
  it('say that they are being made once the tab is open, and nothing on paper before', async () => {
    expect((await tab({})).text).toMatch(/The embedded engine is reading the book\. This may take some seconds\.$/)
    expect((await tab({ open: false })).text).toBe('')
    expect((await tab({ open: false, comparison: APART })).text).toContain('different verdicts')
  })

  it('stand side by side, what differs marked with a sign and in words', async () => {
    const { text, html } = await tab({ comparison: APART })
    expect(text).toContain('The two readings come to different verdicts.')
    expect(text).toContain('Language model openai/gpt-5.4-mini Embedded engine Version 2.0.0')
    expect(text).toContain('Verdict Differs Language model: Whitelisted Embedded engine: Parent Guidance')
    expect(text).toContain('Recommended age 3 years apart Language model: 8+ Embedded engine: 11+')
    expect(text).toContain('Score 1 point apart Language model: 91 / 100 Embedded engine: 90 / 100')
    expect(text).toContain('Cultural Values Language model: Safe Embedded engine: Safe')
    expect(text).toContain('Child Safety Differs Language model: Moderate Embedded engine: Severe')
    expect(html.match(/lucide-equal-not/g)).toHaveLength(4 + 1 + 2 + 3)
    const ages = { ...ALIKE, embedded: { ...ALIKE.embedded, outcome: { ...OUTCOME, recommended_age: '9+' } } }
    expect((await tab({ comparison: ages })).text).toContain('the same verdict, but to different ages')
  })

  it('show the level of each category, the widest apart first', async () => {
    const { text } = await tab({ comparison: APART })
    expect(text).toMatch(
      /Alcohol, smoking & drugs 2 levels apart Language model: Mild Embedded engine: Strong Gambling Language model: None Embedded engine: None Violence/,
    )
  })

  it('show the criteria scored apart by name, each under its red line', async () => {
    const { text } = await tab({ comparison: APART })
    expect(text).toContain(
      'Physical safety and violence Child Safety 27 points apart Language model: 88 / 100 Embedded engine: 61 / 100',
    )
    const arabic = await tab({ comparison: APART, language: 'ar' })
    expect(arabic.text).toContain('السلامة الجسدية والعنف سلامة الطفل بفارق 27 درجة')
    expect(arabic.text).toContain('Smuggler القيم الثقافية بفارق 10 درجات')
  })

  it('show the passages they differ on, with page and place, and how many there are of each kind', async () => {
    const { text, html } = await tab({ comparison: APART })
    expect(text).toContain(
      'Where they differ 3 Only the model 1 Only the embedded engine 1 Both, differently 1 All passages 4',
    )
    expect(text).toContain('3 passages from the book')
    expect(text).toContain(
      'Alcohol, smoking & drugs Only the embedded engine Language model Not reported Embedded engine Strong The men drank wine. Section 2 Show in the text',
    )
    expect(text).toContain('Frightening or sad Only the model Language model Mild Embedded engine Not reported')
    expect(text).toContain('Both, differently Language model Mild Embedded engine Moderate They quarrelled.')
    expect(text).not.toContain('The hawk struck.')
    expect(html).toContain('<blockquote dir="auto"')
    const withheld = await tab({ comparison: APART, changes: { extractedText: null } })
    expect(withheld.text).not.toContain('Show in the text')
  })

  it('say so where nothing differs', async () => {
    const { text, html } = await tab({ comparison: ALIKE })
    expect(text).toContain('Both readings come to the same verdict and the same age.')
    expect(text).toContain('No criterion’s scores lie five points or more apart.')
    expect(text).toContain('Neither reading reports a passage.')
    expect(html).not.toContain('lucide-equal-not')
    const findings = [finding('The hawk struck.', { model: 2, embedded: 2 })]
    expect((await tab({ comparison: { ...ALIKE, findings } })).text).toContain(
      'Both readings report the same passages at the same levels.',
    )
  })

  it('can be taken, either of them', async () => {
    expect((await tab({ comparison: APART })).text).toContain(
      'Take the model’s verdict Take the embedded engine’s verdict',
    )
  })

  it('speak Arabic', async () => {
    const { text } = await tab({ comparison: APART, language: 'ar' })
    expect(text).toContain('تنتهي القراءتان إلى حكمين مختلفين.')
    expect(text).toContain('العمر الموصى به بفارق 3 سنوات')
    expect(text).toContain('بفارق مستويين')
    expect(text).toContain('3 مقاطع من الكتاب')
    expect(text).toContain('الأخذ بحكم النموذج الأخذ بحكم المحرك المدمج')
    expect(text.replaceAll(/openai\/gpt-5\.4-mini|Smuggler|The men .*?\.|He was .*?\.|They .*?\./g, '')).not.toMatch(
      /[A-Za-z]{2,}/,
    )
  })
})
