import { describe, expect, it } from 'vitest'
import { nmcAssessmentSchema } from '../../contract/nmc.ts'
import type { Notice } from '../../contract/notices.ts'
import { resultSchema, type ComposedTexts, type Result } from '../../contract/result.ts'
import {
  ARABIC_STORY,
  ENGLISH_STORY,
  makeSample,
  makeThinSample,
  OTHER_ENGLISH_STORY,
  type SampleBook,
} from '../../../tests/support/make-assessment.ts'
import { DEFAULT_SCORING_CONFIG } from '../score/default-config.ts'
import { score } from '../score/score.ts'
import { withObjections } from '../assess/pictures/with-pictures.ts'
import { composeNmc } from './compose-nmc.ts'
import { composeResult } from './compose-result.ts'

const compose = ({ book, assessment }: SampleBook, filename = 'book.txt'): Result =>
  composeResult({ book, filename, assessment, judgement: score(assessment, DEFAULT_SCORING_CONFIG) })

const guided = makeSample(OTHER_ENGLISH_STORY, {
  scores: (key) => (key === 's2.physical' ? 55 : undefined),
  findings: [{ category: 'violence', quote: 'The sea was rough on Friday.', intensity: 2 }],
})
const refused = makeSample(ENGLISH_STORY, {
  scores: (key) => (key === 's2.physical' ? 12 : undefined),
  findings: [
    { category: 'violence', quote: 'A stone had fallen into the channel', intensity: 4, stance: 'glamorised' },
  ],
})
const intimate = makeSample(ENGLISH_STORY, {
  scores: (key) => (key === 's1.family' ? 5 : undefined),
  findings: [{ category: 'sexualContent', quote: 'They walked through the oasis', intensity: 4, forbidden: true }],
})
const bare: SampleBook = {
  book: refused.book,
  assessment: { ...makeThinSample().assessment, criteria: refused.assessment.criteria },
}
const SAMPLES: Record<string, SampleBook> = {
  'a good English book': makeSample(),
  'a good Arabic book': makeSample(ARABIC_STORY),
  'a book with guidance': guided,
  'a refused book': refused,
  'a forbidden book': intimate,
  'a refused book without findings': bare,
  'a book of eleven words': makeThinSample(),
  'an Arabic book of eleven words': makeThinSample('ar'),
}

/** Every composed string of one language with the path it stands at. */
function strings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'evidence_refs' ? [] : strings(inner, `${path}.${key}`),
  )
}

function guideOf(texts: ComposedTexts): string[] {
  return [
    ...texts.lessons_learned,
    ...texts.cultural_teaching_methods.map(({ description }) => description),
    ...texts.family_activities.map(({ description }) => description),
    ...texts.parent_discussion_guide.before_reading,
    ...texts.parent_discussion_guide.after_reading,
  ]
}

describe.each(Object.entries(SAMPLES))('%s', (_, sample) => {
  const result = compose(sample)

  it('fits the contract and is the same every time', () => {
    expect(resultSchema.safeParse(result).error).toBeUndefined()
    expect(JSON.stringify(compose(sample))).toBe(JSON.stringify(result))
  })

  it('has no empty text, no unfilled place and no undefined', () => {
    const broken = [...strings(result.localized.en, 'en'), ...strings(result.localized.ar, 'ar')].filter(
      ([, text]) => text.trim() === '' || /[{}]|undefined|\bnull\b|NaN|\s{2,}|\s[,.;:?؟،؛](?!\d)/.test(text),
    )
    expect(broken).toEqual([])
  })

  it('writes Arabic without English letters beyond names, quotes and level names', () => {
    const text = sample.book.text.replaceAll(/\s+/g, ' ')
    const names = new Set([result.title, ...sample.assessment.narrative.characters.map(({ name }) => name)])
    const foreign = strings(result.localized.ar).flatMap(([path, line]) => [
      ...[...line.matchAll(/\u2068([^\u2069]*)\u2069/gu)]
        .map((match) => match[1] ?? '')
        .filter((part) => !names.has(part) && !text.includes(part.replace(/…$/, ''))),
      ...(/[A-Za-z]/.test(line.replaceAll(/\u2068[^\u2069]*\u2069|\b[ABC][12]\b/gu, '')) ? [`${path}: ${line}`] : []),
    ])
    expect(foreign).toEqual([])
  })

  it('quotes only what the book says, and its title', () => {
    const text = `${result.title} ${sample.book.text}`.replaceAll(/\s+/g, ' ')
    const invented = strings(result.localized.en)
      .flatMap(([, line]) => [...line.matchAll(/“([^”]*)”/g)].map((match) => match[1] ?? ''))
      .filter((quote) => !text.includes(quote.replaceAll(/[\u2068\u2069]|…$/gu, '')))
    expect(invented).toEqual([])
    for (const { quote, start, end } of [
      ...result.system1_uae_values.evidence_refs,
      ...result.system2_child_safety.evidence_refs,
    ]) {
      expect(sample.book.text.slice(start, end)).toBe(quote)
    }
  })

  it('fills the guide as far as a family needs it', () => {
    const { lessons_learned, family_activities, cultural_teaching_methods, parent_discussion_guide } = result
    expect(lessons_learned.length).toBeLessThanOrEqual(9)
    expect(family_activities.length).toBeGreaterThanOrEqual(1)
    expect(family_activities.length).toBeLessThanOrEqual(6)
    const least = result.final_verdict === 'Not Whitelisted' ? 0 : 1
    expect(cultural_teaching_methods.length).toBeGreaterThanOrEqual(least)
    expect(parent_discussion_guide.before_reading.length).toBeGreaterThanOrEqual(1)
    expect(parent_discussion_guide.after_reading.length).toBeGreaterThanOrEqual(1)
    expect(result.key_drivers.length).toBeLessThanOrEqual(8)
    expect(new Set(guideOf(result)).size).toBe(guideOf(result).length)
  })
})

describe('a result', () => {
  it('speaks the language of the book at the top level', () => {
    expect(compose(makeSample(ARABIC_STORY)).executive_summary).toBe(
      compose(makeSample(ARABIC_STORY)).localized.ar.executive_summary,
    )
    const mixed = makeSample()
    mixed.assessment.language = 'mixed'
    expect(compose(mixed)).toMatchObject({
      language: 'Bilingual',
      executive_summary: compose(mixed).localized.en.executive_summary,
    })
  })

  it('shows the file name as it is where there is no title, and leaves an unknown author empty', () => {
    const result = compose(makeThinSample(), 'uploads/the-red_kite (2).epub')
    expect(result).toMatchObject({ title: 'the-red_kite (2).epub', author: '', arabic_title: '', publisher: '' })
    expect(compose(makeSample(ARABIC_STORY)).arabic_title).toBe('نخلة جدتي')
  })

  it('asks about passages of the book, each once, with their pages', () => {
    const texts = compose(makeSample()).localized.en
    const asked = [...guideOf(texts), ...texts.discussion_topics.flatMap(({ questions }) => questions)]
    const passages = asked.filter((line) => /page \d/.test(line))
    expect(passages.length).toBeGreaterThanOrEqual(6)
    const carried = asked.filter((line) => line.includes('Salma carried the tortoise'))
    // As the lesson of its value, and once to be talked about.
    expect(carried.length).toBeLessThanOrEqual(2)
    expect(texts.executive_summary).toMatch(/a story/)
    expect(texts.islamic_uae_values[0]).toMatchObject({ title: 'Kindness to animals', arabic_name: 'الرفق بالحيوان' })
  })

  it('leads with the reason when the book is not for children, and gives no lesson to draw from it', () => {
    const texts = compose(refused).localized.en
    expect(texts.executive_summary).toMatch(/^Not Whitelisted: not for children, because of violence \(extreme\)\./)
    expect(texts.verdict_explanation).toMatch(/Physical safety and violence.*12 of 100/)
    expect(texts.executive_summary).not.toContain('A stone had fallen into the channel')
    expect(texts.lessons_learned[0]).toContain('violence')
    expect(texts.age_verdicts['10-12']).toBe('Not suitable')
  })

  it('names what the book is strongest in, not the little that the failing criterion cites', () => {
    const wine = 'They walked through the oasis'
    const { book, assessment } = makeSample(ENGLISH_STORY, {
      scores: (key) => (key === 's2.age' ? 12 : undefined),
      findings: [
        { category: 'violence', quote: 'A stone had fallen into the channel', intensity: 3 },
        { category: 'substanceUse', quote: wine, intensity: 2 },
      ],
    })
    const drink = assessment.findings.find(({ category }) => category === 'substanceUse')!
    const cited = { quote: drink.quote, page: drink.page, start: drink.start, end: drink.end }
    const nmc = {
      ...assessment.nmc,
      violence: { ...assessment.nmc.violence, intensity: 3 as const },
      substanceUse: { ...assessment.nmc.substanceUse, intensity: 1 as const },
    }
    const judged = score({ ...assessment, nmc }, DEFAULT_SCORING_CONFIG)
    const criteria = judged.criteria.map((criterion) =>
      criterion.key === 's2.age' ? { ...criterion, evidence_refs: [cited] } : criterion,
    )
    const judgement = { ...judged, criteria }
    const texts = composeResult({ book, filename: 'book.txt', assessment: { ...assessment, nmc }, judgement }).localized
      .en
    expect(texts.executive_summary).toMatch(/^Not Whitelisted: .*because of violence \(strong\)\./)
    expect(texts.lessons_learned[0]).toContain('violence')
  })

  it('tells an adult what the whole book holds, and names no themes', () => {
    const { book, assessment } = makeSample(ENGLISH_STORY, {
      findings: [
        { category: 'violence', quote: 'A stone had fallen into the channel', intensity: 2 },
        { category: 'fear', quote: 'They walked through the oasis', intensity: 4 },
      ],
    })
    const nmc = { ...assessment.nmc, violence: { ...assessment.nmc.violence, intensity: 2 as const } }
    const evidence = [{ quote: 'One morning', page: 1, start: 0, end: 11 }]
    const themes = [
      { theme: 'war' as const, weight: 0.8, evidence },
      { theme: 'humour' as const, weight: 0.7, evidence },
      { theme: 'nature' as const, weight: 0.5, evidence },
    ]
    const told = { ...assessment, nmc, themes }
    const judgement = score(told, DEFAULT_SCORING_CONFIG)
    const { en, ar } = composeResult({ book, filename: 'book.txt', assessment: told, judgement }).localized
    expect(en.executive_summary).toMatch(/frightening or sad scenes \(moderate\)/)
    expect(en.executive_summary).toMatch(/violence \(moderate\)/)
    expect(ar.executive_summary).toContain('مشاهد عنف (بدرجة متوسطة)')
    expect(en.executive_summary).toMatch(/told with humour/)
    expect(en.executive_summary).not.toMatch(/\bwar\b|nature/)
  })

  it('does not read intimate words out in questions and activities', () => {
    expect(guideOf(compose(intimate).localized.en).slice(1).join('\n')).not.toContain('They walked through the oasis')
  })

  it('does not build activities or lessons on the hard passages of a book', () => {
    const texts = compose(guided).localized.en
    expect(
      [...texts.lessons_learned, ...texts.family_activities.map(({ description }) => description)].join('\n'),
    ).not.toContain('The sea was rough')
    expect(texts.parent_discussion_guide.before_reading.join('\n')).toMatch(/violence.*page 2|page 2.*violence/i)
  })

  it('says the arithmetic of the verdict in words', () => {
    expect(compose(makeSample()).localized.en.verdict_explanation).toContain(
      '95 points, 80 needed; no Moderates, 2 allowed',
    )
    expect(compose(refused).localized.ar.verdict_explanation).toContain('تقدير «شديد» في سلامة الطفل')
  })

  it('orders evidence by strength and keeps at most eight quotes', () => {
    const sample = makeSample(ENGLISH_STORY, {
      findings: [
        { category: 'fear', quote: 'Salma was afraid of the dark', intensity: 1 },
        { category: 'violence', quote: 'A stone had fallen into the channel', intensity: 3 },
      ],
    })
    expect(compose(sample).system2_child_safety.evidence).toEqual([
      'A stone had fallen into the channel',
      'Salma was afraid of the dark',
    ])
    expect(compose(sample).domain_scores).toMatchObject({ violence_terror: 3, gambling: 0 })
    expect(compose(sample).domain_evidence).toMatchObject({
      violence_terror: 'A stone had fallen into the channel',
      gambling: '',
    })
  })

  it('names of a kind of concern three places, and of what is only mild one', () => {
    const quotes = [
      'One morning Salma found the falaj dry.',
      'A stone had fallen into the channel',
      'Salma was afraid of the dark, but she went in.',
      'Together they lifted the stone',
    ]
    const mild = compose(
      makeSample(ENGLISH_STORY, {
        findings: quotes.map((quote) => ({ category: 'fear', quote, intensity: 1 })),
      }),
    )
    expect(mild.system2_child_safety.concerns).toHaveLength(1)
    const moderate = compose(
      makeSample(ENGLISH_STORY, {
        findings: quotes.map((quote) => ({ category: 'fear', quote, intensity: 2 })),
      }),
    )
    expect(moderate.system2_child_safety.concerns).toHaveLength(3)
    expect(moderate.system2_child_safety.evidence).toHaveLength(4)
  })

  it('names whom a story is about among what it is about, and nobody of a book of facts', () => {
    const drivers = (bookKind: 'story' | 'information'): string => {
      const { book, assessment } = makeSample()
      return compose({ book, assessment: { ...assessment, bookKind } }).key_drivers.join('; ')
    }
    expect(drivers('story')).toContain('Salma')
    expect(drivers('information')).not.toContain('Salma')
    const { book, assessment } = makeSample()
    const facts = compose({ book, assessment: { ...assessment, bookKind: 'information' } })
    expect(facts.system3_theme_complexity.assessment).not.toContain('Characters')
  })

  it('gives two books different guides', () => {
    const first = guideOf(compose(makeSample()).localized.en)
    const second = new Set(guideOf(compose(makeSample(OTHER_ENGLISH_STORY)).localized.en))
    // Of so short a book some questions fit any story.
    const same = first.filter((line) => second.has(line))
    expect(same.filter((line) => /page \d/.test(line))).toEqual([])
    expect(same.length / first.length).toBeLessThan(0.35)
  })

  it('keeps a passage with a finding out of what is asked, made and taught', () => {
    const sample = makeSample(ENGLISH_STORY, {
      findings: [{ category: 'violence', quote: 'Salma was afraid of the dark, but she went in.', intensity: 2 }],
    })
    const { lessons_learned, family_activities, cultural_teaching_methods, parent_discussion_guide } =
      compose(sample).localized.en
    const taught = [
      ...lessons_learned,
      ...[...family_activities, ...cultural_teaching_methods].map(({ description }) => description),
      ...parent_discussion_guide.before_reading,
      ...parent_discussion_guide.after_reading,
    ]
    expect(taught.filter((line) => line.includes('but she went in'))).toEqual([])
  })

  it('has no lesson where no deed shows one', () => {
    const sample = makeSample()
    expect(compose({ ...sample, assessment: { ...sample.assessment, values: [] } }).lessons_learned).toEqual([])
  })
})

describe('the age-rating cards', () => {
  it('show intensity, band and quotes of what was found and nothing of what was not', () => {
    const nmc = composeNmc(refused.assessment, score(refused.assessment, DEFAULT_SCORING_CONFIG))
    expect(nmcAssessmentSchema.safeParse(nmc).success).toBe(true)
    expect(nmc.violence).toMatchObject({
      detected: true,
      intensity: 4,
      ageBand: '17+',
      evidence: 'A stone had fallen into the channel',
    })
    expect(nmc.gambling).toEqual({ detected: false, intensity: 0, ageBand: 'Safe', evidence: '', evidence_refs: [] })
    expect(nmc.finalAgeBand).toBe('17+')
  })

  it('show no passage for what only a picture holds', () => {
    const { assessment } = refused
    const nothing = { ...assessment.nmc.violence, intensity: 0, evidence: [] }
    const text = { ...assessment, nmc: { ...assessment.nmc, violence: nothing } }
    const seen = withObjections(text, [{ category: 'violence', level: 3 }])
    const nmc = composeNmc(seen, score(seen, DEFAULT_SCORING_CONFIG), text)
    expect(nmc.violence).toMatchObject({
      detected: true,
      intensity: 3,
      ageBand: '13+',
      evidence: '',
      evidence_refs: [],
    })
  })
})

const withNotice = (notice: Notice): Result => {
  const sample = makeSample()
  return compose({ ...sample, assessment: { ...sample.assessment, notices: [notice] } })
}

describe('a book of which only a guess says what kind it is', () => {
  const { book, assessment } = makeSample()
  const composed = (kindChance: number) => {
    const guessed = { ...assessment, kindChance }
    const judgement = { ...score(guessed, DEFAULT_SCORING_CONFIG), recommendedAge: 12 }
    return composeResult({ book, filename: 'book.txt', assessment: guessed, judgement }).localized
  }

  it('is called a book, and nothing is asked that only a story could answer', () => {
    const { en, ar } = composed(0.45)
    expect(en.executive_summary).toMatch(/is a book[ ,]/)
    expect(ar.executive_summary).toContain('كتاب')
    const guide = [
      ...en.parent_discussion_guide.before_reading,
      ...en.cultural_teaching_methods.map((one) => one.description),
    ]
    expect(guide.join('\n')).not.toMatch(/\bstory\b|\bcharacters?\b/)
    expect(composed(0.9).en.executive_summary).toContain('is a story')
  })
})

describe('a book that may hold something strong', () => {
  it('has low confidence and says that somebody should look, not that too little was read', () => {
    const { confidence, localized } = withNotice({ code: 'unsure_of_content', params: { subject: 'violence' } })
    expect(confidence).toBe('low')
    expect(localized.en.executive_summary).toMatch(/^Confidence is low: .*may be stronger than what was found/)
    expect(localized.en.executive_summary).toMatch(/Whitelisted from age \d+, \d+ of 100, once an adult has read it/)
    expect(localized.en.key_drivers[0]).toBe('Low confidence: somebody should look')
    expect(localized.ar.key_drivers[0]).toMatch(/^ثقة منخفضة/)
    expect(JSON.stringify(localized.en)).not.toMatch(/too little|As far as it was read/)
  })
})

describe('a book told by pictures that nobody has seen', () => {
  it('says so before anything else, with low confidence', () => {
    const { confidence, localized } = withNotice({
      code: 'pictures_unseen',
      params: { count: 12, wordsPerPicture: 8 },
    })
    expect(confidence).toBe('low')
    expect(localized.en.executive_summary).toMatch(/^Confidence is low: .*nobody has looked at all of them/)
    expect(localized.ar.executive_summary).toMatch(/^الثقة في هذا الحكم منخفضة: .*ولم يرها أحد كلها/)
  })
})

describe('a book of which little was read', () => {
  it.each([
    ['three words', { code: 'short_text', params: { words: 3 } }, '3 words', '3 كلمات'],
    ['a file that breaks off', { code: 'cut_off_file' }, 'breaks off', 'منقطع'],
    ['a third of its pages unread', { code: 'unread_pages', params: { count: 10, total: 30 } }, '10 of 30', '10 من 30'],
  ] as const)('says so before anything else, with low confidence: %s', (_, notice, english, arabic) => {
    const { confidence, localized } = withNotice(notice)
    expect(confidence).toBe('low')
    expect(localized.en.executive_summary).toMatch(new RegExp(`^Confidence is low: .*${english}`))
    expect(localized.ar.executive_summary).toMatch(new RegExp(`^الثقة في هذا الحكم منخفضة: .*${arabic}`))
    expect(localized.en.executive_summary).toMatch(/As far as it was read, the rules give Whitelisted from age \d+/)
    expect(localized.en.executive_summary).not.toMatch(/Families can give|cause for concern/)
    expect(localized.en.verdict_explanation).toContain('Confidence is low')
    expect(localized.en.key_drivers[0]).toMatch(/^Low confidence/)
    expect(localized.ar.key_drivers[0]).toMatch(/^ثقة منخفضة/)
  })

  it('is less sure of a picture book or of some unread pages, and sure of a whole book', () => {
    expect(withNotice({ code: 'short_text', params: { words: 40 } }).confidence).toBe('medium')
    expect(withNotice({ code: 'unread_pages', params: { count: 1, total: 30 } }).confidence).toBe('medium')
    const whole = compose(makeSample())
    expect(whole.confidence).toBe('high')
    expect(whole.executive_summary).not.toContain('onfidence')
  })
})
