import type { FindingCategory } from '../../../src/contract/assessment.ts'
import type {
  FindingsAnswer,
  PageAnswer,
  RatingsAnswer,
  TextsAnswer,
} from '../../../src/pipeline/assess/llm/answers.ts'

/** What a careful but simple reader would answer: by key words, sentence by sentence. */
export function plausibleAnswer({ purpose, prompt }: { purpose: string; prompt: string }): unknown {
  if (purpose === 'findings') return findings(prompt)
  if (purpose === 'ratings') return ratings(prompt)
  if (purpose === 'texts') return texts(prompt)
  if (purpose === 'trial') return { animals: ['cat', 'dog'], legs: '4' }
  return page()
}

type Rule = { words: RegExp; category: FindingCategory; intensity: number; sense: string }
const RULES: readonly Rule[] = [
  {
    words: /\b(?:murder|slaughter|tortur)\w*|ذبح|عذّب/,
    category: 'violence',
    intensity: 4,
    sense: 'killing',
  },
  { words: /\bstabbed\b|طعن/, category: 'violence', intensity: 3, sense: 'stabbing' },
  {
    words: /\b(?:killed|kill|blood|sword|fought|battle)\b|قتل|معركة|سيف/,
    category: 'violence',
    intensity: 2,
    sense: 'fight',
  },
  {
    words: /\b(?:drunk|brandy|wine|rum|whisky|pipe|tobacco)\b|خمر|سكران|تبغ/,
    category: 'substanceUse',
    intensity: 2,
    sense: 'drink',
  },
  { words: /\b(?:gambl|wager|bet on)\w*|قمار|رهان/, category: 'gambling', intensity: 2, sense: 'betting' },
  { words: /\b(?:damn|hell|fool|idiot)\b|أحمق|غبي/, category: 'language', intensity: 1, sense: 'insult' },
  { words: /\b(?:naked|seduc|lust)\w*|عارٍ|شهوة/, category: 'sexualContent', intensity: 3, sense: 'nudity' },
  { words: /\b(?:ghost|terror|scream)\w*|رعب|صرخ/, category: 'fear', intensity: 2, sense: 'menace' },
]

function bookText(prompt: string): string {
  return /<(book_text_\w+)>\n([\s\S]*?)\n<\/\1>/.exec(prompt)?.[2] ?? ''
}

function findings(prompt: string): FindingsAnswer {
  const sentences = (bookText(prompt).match(/[^.!?؟\n]+[.!?؟]*/g) ?? []).map((sentence) => sentence.trim())
  const most = Number(/at most (\d+) findings/.exec(prompt)?.[1] ?? 10)
  const invented = [...prompt.matchAll(/^- (custom:[^(\n]+) \(system/gm)].map(([, key]) => key ?? '')
  const found = sentences.flatMap((quote): (FindingsAnswer['findings'][number] & { criteria?: string[] })[] => {
    const rule = RULES.find(({ words }) => words.test(quote))
    const bears = invented.filter((key) => quote.toLowerCase().includes(key.slice('custom:'.length)))
    if (quote.length < 8 || (rule === undefined && bears.length === 0)) return []
    const { category, intensity, sense } = rule ?? { category: 'nation', intensity: 2, sense: 'criterion' }
    const own = { category, sense, intensity, stance: 'depicted' as const, forbidden: false, quote }
    return [invented.length === 0 ? own : { ...own, criteria: bears }]
  })
  const kind = sentences.find((sentence) => /\b(?:helped|shared|kind|thank)\w*|ساعد|شكر/.test(sentence))
  return {
    findings: found.toSorted((a, b) => b.intensity - a.intensity).slice(0, most),
    values: kind === undefined ? [] : [{ value: 'mercy', quote: kind }],
    themes: kind === undefined ? [] : [{ theme: 'friendship', quote: kind }],
    instructions: sentences.filter((sentence) => /review(?:er|ing system)|whoever judges/i.test(sentence)),
    people: peopleOf(sentences),
    events: 'People of this story meet, talk and go on their way.',
  }
}

/** Who is named in the middle of a sentence, or speaks, three times and more. */
function peopleOf(sentences: readonly string[]): FindingsAnswer['people'] {
  const names = sentences.flatMap((sentence) =>
    [...sentence.matchAll(/(?<=[a-z,] )[A-Z][a-z]{2,}|(?<=(?:قال|قالت) )\p{L}{3,}/gu)].map(([name]) => name),
  )
  return [...Map.groupBy(names, (name) => name)]
    .filter(([, mentions]) => mentions.length >= 3)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 6)
    .map(([name]) => ({ names: [name], kind: 'person' }))
}

const WATCHED: Record<string, readonly FindingCategory[]> = {
  's1.islamic': ['faith', 'substanceUse', 'gambling'],
  's1.arab': ['heritage'],
  's1.uae': ['nation'],
  's1.family': ['family', 'sexualContent'],
  's2.age': ['sexualContent', 'substanceUse', 'gambling', 'language'],
  's2.psychological': ['fear'],
  's2.physical': ['violence', 'danger'],
  's2.emotional': ['distress'],
  's2.social': ['bullying'],
}
const SCORE = [97, 90, 68, 48, 22]

type Listed = { id: string; category: string; keys: string; intensity: number }

function ratings(prompt: string): RatingsAnswer {
  const listed = [...bookText(prompt).matchAll(/^(F\d+) \| [^|]+ \| (\w+)([^|]*) \| [^|]* \| (\d)/gm)].map(
    ([, id = '', category = '', keys = '', intensity]): Listed => ({
      id,
      category,
      keys,
      intensity: Number(intensity),
    }),
  )
  const strongest = (own: Listed[]): { intensity: number; evidence: string[] } => {
    const intensity = Math.max(0, ...own.map((finding) => finding.intensity))
    return {
      intensity,
      evidence: own
        .filter((one) => one.intensity === intensity)
        .slice(0, 3)
        .map(({ id }) => id),
    }
  }
  const keys = [...prompt.matchAll(/^- (.+) \(system [1-4]\):/gm)].map(([, key]) => key ?? '')
  const nmc = (category: string) => ({
    ...strongest(listed.filter((finding) => finding.category === category)),
    forbidden: false,
  })
  return {
    criteria: keys.map((key) => {
      const own = listed.filter((one) => WATCHED[key]?.some((name) => name === one.category) ?? one.keys.includes(key))
      const { intensity, evidence } = strongest(own)
      const rationale =
        intensity === 0
          ? { en: 'Nothing in the findings bears on it.', ar: 'لا شيء في المواضع المذكورة يمسّه.' }
          : { en: 'The named passages bear on it.', ar: 'تمسّه المواضع المذكورة.' }
      return { key, score: SCORE[intensity] ?? 97, rationale, evidence }
    }),
    nmc: {
      gambling: nmc('gambling'),
      language: nmc('language'),
      violence: nmc('violence'),
      substanceUse: nmc('substanceUse'),
      sexualContent: nmc('sexualContent'),
    },
    theme_age: 5 + 2 * Math.max(0, ...listed.map(({ intensity }) => intensity)),
  }
}

function texts(prompt: string): TextsAnswer {
  const people = /^People: (.*)$/m.exec(prompt)?.[1] ?? ''
  const hero = people.split(', ')[0] ?? ''
  const numbered = (count: number, en: string, ar: string) =>
    Array.from({ length: count }, (_, index) => ({
      en: `${en} ${hero} (${index + 1})`,
      ar: `${ar} ${hero} (${index + 1})`,
    }))
  const titled = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      title: { en: `A task around ${hero} (${index + 1})`, ar: `مهمة حول ما جرى في القصة مع ${hero} (${index + 1})` },
      description: {
        en: `Tell the part in which ${hero} appears in your own words.`,
        ar: `ارووا بكلماتكم الموضع الذي يظهر فيه ${hero} في القصة.`,
      },
    }))
  return {
    summary: {
      en: `The book follows ${hero} and others through small and large events.`,
      ar: `يتابع الكتاب حكاية ${hero} ومن معه في أحداث صغيرة وكبيرة.`,
    },
    lessons: numbered(4, 'A choice has consequences, as they show for', 'لكل اختيار عاقبة كما نرى في القصة مع'),
    teachingMethods: titled(2),
    activities: titled(4),
    beforeReading: numbered(4, 'What do you expect of', 'ماذا تتوقعون أن يحدث في هذه القصة مع'),
    afterReading: numbered(6, 'What would you have done instead of', 'ماذا كنتم تفعلون لو كنتم في القصة مكان'),
    genres: ['Realistic Fiction'],
    plot: { en: 'One strand with a trouble and a turn.', ar: 'خيط واحد فيه مشكلة ومنعطف.' },
    characters: { en: 'A few people carry the story and learn.', ar: 'أشخاص قليلون يحملون القصة ويتعلمون.' },
    pacing: { en: 'It moves evenly and rests in the talks.', ar: 'إيقاع معتدل يهدأ في الحوارات.' },
    pedagogy: { en: 'It can serve lessons on choices.', ar: 'يصلح لدروس عن الاختيار وعواقبه.' },
  }
}

const page = (): PageAnswer => ({ text: 'A page that the stub of a model has read.', readable: 90 })
