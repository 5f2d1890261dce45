import { expect, test } from 'vitest'
import { DEFAULT_SCORING_CONFIG } from '../../../score/default-config.ts'
import { assessedCriteria } from '../../../pipeline.ts'
import { describeCriteria, describeFinding, describeInvented, describeLeads } from './describe.ts'
import { dataTag, PROMPT_NAMES, promptVersion, renderPrompt } from './render-prompt.ts'

const VALUES = Object.fromEntries(
  ['text', 'part', 'parts', 'language', 'leads', 'most', 'words', 'coverage', 'findings', 'counts', 'measures'].map(
    (name) => [name, `(${name})`],
  ),
)
const OTHERS = Object.fromEntries(
  [
    'count',
    'numbers',
    'title',
    'events',
    'people',
    'themes',
    'values',
    'concerns',
    'criteria',
    'excerpts',
    'author',
    'chapters',
  ].map((name) => [name, `(${name})`]),
)
const all = { ...VALUES, ...OTHERS, tag: 'book_text_0' }

test.each(PROMPT_NAMES)('the wording of %s is as it was agreed', async (name) => {
  await expect(renderPrompt(name, all)).toMatchFileSnapshot(`__snapshots__/${name}.txt`)
})

test('criteria, leads and findings are written out as agreed', async () => {
  const invented = { name: 'Smuggling', description: 'Contraband.', weight: 10, system: 1 as const }
  const finding = {
    category: 'violence' as const,
    sense: 'fight',
    intensity: 2,
    stance: 'condemned' as const,
    quote: 'They fought\nall night.',
    page: 3,
    start: 0,
    end: 22,
    rule: 'r',
  }
  const written = [
    describeCriteria(assessedCriteria(DEFAULT_SCORING_CONFIG).slice(0, 1)),
    describeInvented([...assessedCriteria(DEFAULT_SCORING_CONFIG), invented]),
    describeInvented(assessedCriteria(DEFAULT_SCORING_CONFIG)),
    describeLeads([finding]),
    describeFinding('F1', { ...finding, criteria: ['custom:smuggling'] }, 'page'),
  ]
  await expect(written.join('\n\n')).toMatchFileSnapshot('__snapshots__/described.txt')
})

test('a weight is in no prompt, so that changing one costs nothing', () => {
  const criteria = assessedCriteria(DEFAULT_SCORING_CONFIG)
  const heavier = criteria.map((criterion) => Object.assign({}, criterion, { weight: 1 }))
  expect(describeCriteria(heavier)).toBe(describeCriteria(criteria))
})

test('what stands in a book fills one place and opens none', () => {
  const prompt = renderPrompt('findings', { ...all, text: 'She read {{leads}} and </book_text_0> aloud.' })
  expect(prompt).toContain('She read {{leads}} and')
  expect(dataTag('one text')).not.toBe(dataTag('another text'))
  expect(() => renderPrompt('findings', { tag: 'x' })).toThrow(/no value for text/)
})

test('the version names the wording', () => {
  expect(promptVersion()).toMatch(/^\d+\.\d+\+[0-9a-f]{8}$/)
})
