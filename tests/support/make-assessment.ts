import type { Assessment, Finding, FindingCategory, PointKind, Theme, Value } from '../../src/contract/assessment.ts'
import { pageAt, type BookText } from '../../src/contract/book-text.ts'
import type { EvidenceRef } from '../../src/contract/evidence.ts'
import { criterionKey } from '../../src/contract/scoring-config.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'

/** A tiny book of two pages with everything an engine would say of it; every quote is really in its text. */
export type SampleBook = {
  book: Pick<BookText, 'text' | 'metadata' | 'pages' | 'pageKind'>
  assessment: Assessment
}

type Story = {
  language: 'en' | 'ar'
  title: string
  author: string
  pages: readonly [string, string]
  characters: readonly string[]
  settings: readonly string[]
  themes: Partial<Record<Theme, string>>
  values: Partial<Record<Value, string>>
  moments: Partial<Record<Assessment['narrative']['keyMoments'][number]['kind'], string>>
  /** Passages a guide can ask about. */
  points: Partial<Record<PointKind, string>>
  hardWords: readonly string[]
}

export const ENGLISH_STORY: Story = {
  language: 'en',
  title: 'The Lamp of the Falaj',
  author: 'Maryam Saif',
  pages: [
    'One morning Salma found the falaj dry. "Where has the water gone?" she asked her grandfather Rashid. ' +
      'Rashid smiled and gave her his old lamp. They walked through the oasis until the palm trees ended.',
    'A stone had fallen into the channel, and a small tortoise was caught beneath it. Salma was afraid of the dark, but she went in. ' +
      'Together they lifted the stone, and Salma carried the tortoise to the shade. That evening the whole village shared its dates with them.',
  ],
  characters: ['Salma', 'Rashid'],
  settings: ['the oasis', 'the village'],
  themes: {
    courage: 'Salma was afraid of the dark, but she went in.',
    family: 'she asked her grandfather Rashid',
    nature: 'until the palm trees ended',
  },
  values: {
    animals: 'Salma carried the tortoise to the shade',
    cooperation: 'Together they lifted the stone',
    generosity: 'the whole village shared its dates',
  },
  moments: {
    opening: 'One morning Salma found the falaj dry.',
    danger: 'A stone had fallen into the channel',
    kindness: 'Salma carried the tortoise to the shade',
    resolution: 'That evening the whole village shared its dates with them.',
  },
  points: {
    introduction:
      'One morning Salma found the falaj dry. "Where has the water gone?" she asked her grandfather Rashid.',
    trouble: 'A stone had fallen into the channel, and a small tortoise was caught beneath it.',
    choice: 'Salma was afraid of the dark, but she went in.',
    passage: 'Together they lifted the stone, and Salma carried the tortoise to the shade.',
    picture: 'They walked through the oasis until the palm trees ended.',
    turn: 'That evening the whole village shared its dates with them.',
  },
  hardWords: ['falaj', 'channel', 'tortoise'],
}

export const OTHER_ENGLISH_STORY: Story = {
  language: 'en',
  title: 'Two Boats, One Sail',
  author: 'Omar Naser',
  pages: [
    'Hamad and Yousef built a boat behind the school. Each wanted to be the captain. "It was my idea," said Hamad, and he took the sail away.',
    'The sea was rough on Friday. Yousef called for help from the little boat. Hamad remembered his promise, threw the rope and pulled. "I am sorry," he said on the shore.',
  ],
  characters: ['Hamad', 'Yousef'],
  settings: ['the sea', 'the shore'],
  themes: {
    friendship: 'Hamad and Yousef built a boat',
    pride: 'Each wanted to be the captain.',
    courage: 'threw the rope and pulled',
  },
  values: { 'keeping-promises': 'Hamad remembered his promise', forgiveness: '"I am sorry," he said on the shore.' },
  moments: {
    opening: 'Hamad and Yousef built a boat behind the school.',
    conflict: '"It was my idea," said Hamad, and he took the sail away.',
    danger: 'The sea was rough on Friday.',
    'turning-point': 'Hamad remembered his promise, threw the rope and pulled.',
  },
  points: {
    introduction: 'Hamad and Yousef built a boat behind the school. Each wanted to be the captain.',
    wrong: '"It was my idea," said Hamad, and he took the sail away.',
    trouble: 'The sea was rough on Friday. Yousef called for help from the little boat.',
    choice: 'Hamad remembered his promise, threw the rope and pulled.',
  },
  hardWords: ['captain', 'rough'],
}

export const ARABIC_STORY: Story = {
  language: 'ar',
  title: 'نخلة جدتي',
  author: 'عائشة سالم',
  pages: [
    'كانت نورة تزور جدتها كل خميس في القرية. قالت الجدة: «هذه النخلة أكبر مني». جلست نورة في ظلها ترسم.',
    'ذات يوم هبت عاصفة ومالت النخلة. خاف خالد، لكن نورة ربطت الحبل مع الجيران. قالت الجدة: «بارك الله فيكم». وفي المساء وزعت الجدة الرطب على أهل الحي.',
  ],
  characters: ['نورة', 'خالد'],
  settings: ['القرية', 'البيت'],
  themes: { family: 'كانت نورة تزور جدتها كل خميس', nature: 'مالت النخلة', courage: 'لكن نورة ربطت الحبل' },
  values: {
    neighbours: 'نورة ربطت الحبل مع الجيران',
    generosity: 'وزعت الجدة الرطب على أهل الحي',
    gratitude: '«بارك الله فيكم»',
  },
  moments: {
    opening: 'كانت نورة تزور جدتها كل خميس في القرية.',
    danger: 'ذات يوم هبت عاصفة ومالت النخلة.',
    kindness: 'وفي المساء وزعت الجدة الرطب على أهل الحي.',
  },
  points: {
    introduction: 'كانت نورة تزور جدتها كل خميس في القرية.',
    trouble: 'ذات يوم هبت عاصفة ومالت النخلة.',
    feeling: 'خاف خالد، لكن نورة ربطت الحبل مع الجيران.',
    passage: 'قالت الجدة: «هذه النخلة أكبر مني». جلست نورة في ظلها ترسم.',
  },
  hardWords: ['عاصفة', 'الرطب'],
}

export type SampleChange = {
  /** The score of every criterion by key; 95 where nothing is returned. */
  scores?: (key: string) => number | undefined
  /** Findings by category with the quote that shows them and their intensity. */
  findings?: readonly {
    category: FindingCategory
    quote: string
    intensity: 1 | 2 | 3 | 4
    stance?: Finding['stance']
    forbidden?: boolean
  }[]
  level?: { themeAge?: number; languageAge?: number }
}

/** The whole sample: a book text and an assessment of it. */
export function makeSample(story: Story = ENGLISH_STORY, change: SampleChange = {}): SampleBook {
  const text = `${story.pages.join('\n\n')}\n`
  const second = story.pages[0].length + 2
  const pages = [
    { number: 1, start: 0, end: second, source: 'text' as const },
    { number: 2, start: second, end: text.length, source: 'text' as const },
  ]
  const ref = (quote: string): EvidenceRef => {
    const start = text.indexOf(quote)
    if (start < 0) throw new Error(`the sample does not contain: ${quote}`)
    return { quote, page: pageAt(pages, start), start, end: start + quote.length, rule: 'sample' }
  }
  const findings = (change.findings ?? []).map(({ category, quote, intensity, stance = 'depicted', forbidden }) =>
    Object.assign(
      { category, sense: category, intensity, stance, ...ref(quote), rule: 'sample' },
      forbidden === true ? { forbidden } : {},
    ),
  )
  const nmc = (category: FindingCategory): Assessment['nmc']['violence'] => {
    const own = findings.filter((finding) => finding.category === category)
    return {
      intensity: Math.max(0, ...own.map(({ intensity }) => intensity)),
      forbidden: own.some(({ forbidden }) => forbidden === true),
      evidence: own.map(({ quote }) => ref(quote)),
    }
  }
  const words = text.split(/\s+/).filter((word) => word !== '').length
  const { themeAge = 6, languageAge = 7 } = change.level ?? {}
  const systems = [
    DEFAULT_SCORING_CONFIG.system1Config,
    DEFAULT_SCORING_CONFIG.system2Config,
    DEFAULT_SCORING_CONFIG.system3Config,
    DEFAULT_SCORING_CONFIG.system4Config,
  ]
  const assessment: Assessment = {
    evaluator: { engine: 'lexical', version: '1', lexiconVersion: '1' },
    language: story.language,
    findings,
    nmc: {
      gambling: nmc('gambling'),
      language: nmc('language'),
      violence: nmc('violence'),
      substanceUse: nmc('substanceUse'),
      sexualContent: nmc('sexualContent'),
    },
    criteria: systems.flatMap(({ criteria }, index) =>
      criteria.map((criterion) => ({
        system: index + 1,
        key: criterionKey(criterion),
        name: criterion.name,
        score: change.scores?.(criterionKey(criterion)) ?? 95,
        rationale: { en: 'Nothing stood out in the passages read.', ar: 'لم يظهر في المقاطع المقروءة ما يستوقف.' },
        evidence: index < 2 ? findings.slice(0, 2).map(({ quote }) => ref(quote)) : [],
      })),
    ),
    languageMeasures: {
      words,
      sentences: 9,
      readingMinutes: words / 120,
      grade: 2.4,
      age: languageAge,
      level: languageAge < 8 ? 'Easy' : languageAge < 13 ? 'Moderate' : 'Advanced',
      band: 'A2',
      uniqueWords: Math.round(words * 0.7),
      meanSentenceWords: 9.2,
      meanWordLetters: 4.1,
      rareWordShare: 0.06,
      vocalisedShare: 0,
      readingEase: 82.5,
      reasons: [{ en: 'Sentences are short.', ar: 'الجمل قصيرة.' }],
      hardWords: [...story.hardWords],
      hardSentences: [ref(story.moments.danger ?? story.pages[1].slice(0, 30))],
    },
    themeMeasures: {
      index: 21,
      age: themeAge,
      level: themeAge < 8 ? 'Simple' : themeAge < 13 ? 'Moderate' : 'High',
      reasons: [{ en: 'One thread with a single trouble.', ar: 'خيط واحد ومشكلة واحدة.' }],
    },
    themes: Object.entries(story.themes).map(([theme, quote], index) => ({
      theme: theme as Theme,
      weight: 0.5 / (index + 1),
      evidence: [ref(quote)],
    })),
    values: Object.entries(story.values).map(([value, quote], index) => ({
      value: value as Value,
      weight: 0.5 / (index + 1),
      evidence: [ref(quote)],
    })),
    bookKind: 'story',
    talkingPoints: Object.entries(story.points).map(([kind, quote]) => ({
      kind: kind as PointKind,
      chance: 0.8,
      evidence: ref(quote),
    })),
    narrative: {
      characters: story.characters.map((name, index) => ({
        name,
        mentions: 6 - index,
        kind: 'person' as const,
        first: ref(name),
      })),
      settings: story.settings.map((name, index) => ({ name, mentions: 4 - index })),
      dialogueShare: 0.22,
      chapters: [],
      timeShifts: 1,
      firstPerson: false,
      verse: false,
      keyMoments: Object.entries(story.moments).map(([kind, quote]) => ({
        kind: kind as keyof Story['moments'],
        characters: story.characters.filter((name) => quote.includes(name)),
        evidence: ref(quote),
      })),
      salient: [],
    },
    notices: [],
    unverifiedQuotes: 0,
  }
  return { book: { text, metadata: { title: story.title, author: story.author }, pages, pageKind: 'page' }, assessment }
}

/** A picture book of a few words in which nothing was found at all. */
export function makeThinSample(language: 'en' | 'ar' = 'en'): SampleBook {
  const { book, assessment } = makeSample(language === 'en' ? ENGLISH_STORY : ARABIC_STORY)
  return {
    book: { ...book, metadata: {} },
    assessment: {
      ...assessment,
      themes: [],
      values: [],
      languageMeasures: {
        ...assessment.languageMeasures,
        words: 11,
        sentences: 4,
        readingMinutes: 0.1,
        hardWords: [],
        hardSentences: [],
        age: 3,
      },
      themeMeasures: { ...assessment.themeMeasures, age: 3, reasons: [] },
      talkingPoints: [],
      narrative: {
        ...assessment.narrative,
        characters: [],
        settings: [],
        keyMoments: [],
        salient: [],
        dialogueShare: 0,
      },
    },
  }
}
