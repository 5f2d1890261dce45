import { expect, test } from 'vitest'
import { ENGLISH_STORY, makeSample } from '../../../tests/support/make-assessment.ts'
import { DEFAULT_SCORING_CONFIG } from '../score/default-config.ts'
import { score } from '../score/score.ts'
import { gatherFacts } from './book-facts.ts'
import { concernsAtPlaces, concernsInBook, concernsInWords, gravestConcerns, worthTelling } from './concerns-in-book.ts'

const QUOTES = ['A stone had fallen into the channel', 'They walked through the oasis']

function factsWith(...senses: string[]) {
  const { book, assessment } = makeSample(ENGLISH_STORY, {
    findings: senses.map((_, index) => ({ category: 'faith' as const, quote: QUOTES[index]!, intensity: 1 as const })),
  })
  const findings = assessment.findings.map((finding, index) => Object.assign({}, finding, { sense: senses[index]! }))
  const told = { ...assessment, findings }
  const judgement = score(told, DEFAULT_SCORING_CONFIG)
  return gatherFacts({ book, filename: 'lamp.txt', assessment: told, judgement })
}

function concernsOf(...senses: string[]) {
  const facts = factsWith(...senses)
  return concernsInBook(facts, facts.findings).map(({ name }) => name)
}

test('a concern has its exact name where all of it is one thing, and the wide one where it is not', () => {
  expect(concernsOf('pork', 'pork')).toEqual([{ en: 'eating pork', ar: 'أكل لحم الخنزير' }])
  expect(concernsOf('pork', 'sorcery')).toEqual([{ en: 'religious content that needs care', ar: 'أمور تمس الدين' }])
  // A sense is a word of a model's: one that names a property of every object is no name.
  expect(concernsOf('constructor')).toEqual([{ en: 'religious content that needs care', ar: 'أمور تمس الدين' }])
})

test('a concern is told with the pages it stands on, each once and in their order', () => {
  const facts = factsWith('pork', 'sorcery')
  const [later, earlier] = facts.findings.map((finding, index) => ({ ...finding, page: index === 0 ? 7 : 3 }))
  const concerns = concernsInBook(facts, [later!, earlier!, later!])
  expect(concernsAtPlaces(facts, concerns)).toEqual({
    en: 'religious content that needs care (mild: page 3 and page 7)',
    ar: 'أمور تمس الدين (بدرجة خفيفة: الصفحة 3 والصفحة 7)',
  })
})

test('nobody is sent to a single weak sentence of a long book, nor told of what stands in such ones alone', () => {
  const facts = { ...factsWith('pork'), length: 200_000 }
  const [sample] = facts.findings
  const weak = { ...sample!, start: 90_000, end: 90_050, page: 9, expected: 1.4 }
  const strong = {
    ...sample!,
    quote: 'strong',
    start: 50_000,
    end: 50_050,
    page: 4,
    expected: 2.3,
    intensity: 3 as const,
  }
  const [mild] = concernsInBook(facts, [weak])
  expect(worthTelling(facts, [mild!])).toEqual([])
  const both = concernsInBook(facts, [weak, strong])
  expect(concernsAtPlaces(facts, worthTelling(facts, both)).en).toMatch(/: page 4\)$/)
  // What the whole book is stronger in is told, without a place nobody would know again.
  const grave = [{ ...mild!, level: 2 as const }]
  const told = worthTelling(facts, grave)
  expect(concernsAtPlaces(facts, told)).toEqual(concernsInWords(told))
  expect(concernsInWords(told).en).toBe('eating pork (moderate)')
  // A model has weighed what it found, and a short book is soon looked through.
  const byModel = { ...facts.assessment, evaluator: { ...facts.assessment.evaluator, engine: 'llm' as const } }
  expect(worthTelling({ ...facts, assessment: byModel }, [mild!])).toHaveLength(1)
  expect(worthTelling({ ...facts, length: 2_000 }, [mild!])).toHaveLength(1)
})

test('of passages of one matter the strongest scene comes before many mild ones', () => {
  const facts = factsWith('pork')
  const [sample] = facts.findings
  const mild = Array.from({ length: 12 }, (_, index) => ({
    ...sample!,
    quote: `mild ${String(index)}`,
    start: 100 * index,
    end: 100 * index + 50,
    page: 2,
    expected: 1,
  }))
  const strong = { ...sample!, quote: 'strong', start: 50_000, end: 50_050, page: 9, expected: 2.5 }
  expect(concernsInBook(facts, [...mild, strong])[0]!.strongest.page).toBe(9)
})

test('of equally strong matters those a family here asks about come first, and what frightens last', () => {
  const facts = factsWith('pork')
  const [sample] = facts.findings
  const same = (['fear', 'violence', 'faith'] as const).map((category, index) => ({
    ...sample!,
    category,
    sense: category,
    quote: category,
    start: 100 * index,
    end: 100 * index + 50,
  }))
  const even = {
    ...facts,
    assessment: {
      ...facts.assessment,
      nmc: { ...facts.assessment.nmc, violence: { ...facts.assessment.nmc.violence, intensity: 1 as const } },
    },
  }
  expect(concernsInBook(even, same).map(({ strongest }) => strongest.category)).toEqual(['faith', 'violence', 'fear'])
})

test('of equally strong matters that which refuses a book is told first', () => {
  const { book, assessment } = makeSample(ENGLISH_STORY, {
    findings: [
      { category: 'faith', quote: QUOTES[0]!, intensity: 4 },
      { category: 'heritage', quote: QUOTES[1]!, intensity: 4 },
    ],
  })
  const judged = score(assessment, DEFAULT_SCORING_CONFIG)
  const [first, ...systems] = judged.arithmetic.systems
  const refusedFor = (index: number): string => {
    const criteria = judged.criteria.map((criterion) => ({
      ...criterion,
      evidence_refs: criterion.key === 's1.islamic' ? [assessment.findings[index]!] : [],
    }))
    const arithmetic = {
      ...judged.arithmetic,
      severeSystems: [1 as const],
      systems: [{ ...first!, system: 1 as const, decidedBy: 's1.islamic' }, ...systems],
    }
    const judgement = { ...judged, criteria, arithmetic }
    return gravestConcerns(gatherFacts({ book, filename: 'lamp.txt', assessment, judgement }))[0]!.strongest.category
  }
  expect([refusedFor(0), refusedFor(1)]).toEqual(['faith', 'heritage'])
})

test('people who take their lives are told of by that name, never as mild, and before the other sad things', () => {
  const facts = factsWith('pork')
  const [sample] = facts.findings
  const sad = (quote: string, page: number) => ({
    ...sample!,
    category: 'distress' as const,
    sense: 'death',
    intensity: 4 as const,
    quote,
    page,
    start: page * 9000,
  })
  const [first] = concernsInBook(facts, [sad('They all wept.', 2), sad('At last he killed himself.', 5), sample!])
  expect(first).toMatchObject({ name: { en: 'frightening or sad scenes, suicide among them' }, strongest: { page: 5 } })
  expect(first!.level).toBeGreaterThanOrEqual(2)
})
