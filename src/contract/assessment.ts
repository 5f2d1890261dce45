import * as z from 'zod/mini'
import { evidenceRefSchema, focusSchema } from './evidence.ts'
import { genreSchema } from './genres.ts'
import { detectedLanguageSchema, localizedSchema } from './languages.ts'
import { intensitySchema, NMC_CATEGORIES } from './nmc.ts'
import { noticeSchema } from './notices.ts'
import { modelTextsSchema } from './model-texts.ts'
import { stanceSchema } from './stance.ts'
import { languageLevelSchema, themeLevelSchema } from './verdict.ts'

/**
 * What an engine may find. The five NMC categories, and beside them what the cultural and safety criteria watch:
 * faith (respect for God, Islam and other faiths), heritage (Arab identity and customs), nation (the UAE, its symbols,
 * laws and leadership), family (family and social values), fear (horror and menace), distress (grief, despair,
 * self-harm, abandonment), danger (acts a child might copy), bullying (cruelty, mockery, hatred between people).
 */
export const FINDING_CATEGORIES = [
  ...NMC_CATEGORIES,
  'faith',
  'heritage',
  'nation',
  'family',
  'fear',
  'distress',
  'danger',
  'bullying',
] as const
export const findingCategorySchema = z.enum(FINDING_CATEGORIES)
export type FindingCategory = z.infer<typeof findingCategorySchema>

export const findingSchema = z.object({
  category: findingCategorySchema,
  /** What exactly: 'killing', 'drinking', 'blasphemy' ... */
  sense: z.string(),
  intensity: z.int().check(z.minimum(1), z.maximum(4)),
  stance: stanceSchema,
  /** True for what no band admits; always with intensity 4. */
  forbidden: z.optional(z.boolean()),
  quote: z.string(),
  page: z.int(),
  start: z.int(),
  end: z.int(),
  focus: z.optional(focusSchema),
  /** 0-4: the intensity a reader expects, the mean of what it thinks possible; a word list may have raised `intensity` above it. */
  expected: z.optional(z.number()),
  /** The lexicon entry, pattern or prompt that fired. */
  rule: z.string(),
})
export type Finding = z.infer<typeof findingSchema>

/** How strongly a finding speaks, 0-4, to show the strongest: what its reader expects; of one that nobody read half its intensity. */
export function strengthOf({ expected, intensity }: Finding): number {
  return expected ?? intensity / 2
}

export const nmcIntensitySchema = z.object({
  intensity: intensitySchema,
  forbidden: z.boolean(),
  evidence: z.array(evidenceRefSchema),
})

export const criterionRatingSchema = z.object({
  system: z.int().check(z.minimum(1), z.maximum(4)),
  /** The stable key of a known criterion, or the normalised name of one an administrator invented. */
  key: z.string(),
  name: z.string(),
  /** 0-100; 100 is wholly fine (systems 1, 2) or serves its readers wholly (systems 3, 4). */
  score: z.number().check(z.minimum(0), z.maximum(100)),
  rationale: localizedSchema,
  evidence: z.array(evidenceRefSchema),
})
export type CriterionRating = z.infer<typeof criterionRatingSchema>

export const languageMeasuresSchema = z.object({
  words: z.int(),
  sentences: z.int(),
  readingMinutes: z.number(),
  /** School grade, may be fractional; 0 is kindergarten. */
  grade: z.number(),
  /** The age in years from which a reader manages the text alone. */
  age: z.number(),
  level: languageLevelSchema,
  /** CEFR-like: A1 to C2. */
  band: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']),
  uniqueWords: z.int(),
  meanSentenceWords: z.number(),
  meanWordLetters: z.number(),
  /** 0-1 */
  rareWordShare: z.number(),
  /** 0-1: letters that carry a vowel mark; 0 in English. */
  vocalisedShare: z.number(),
  /** 0-100, higher is easier. */
  readingEase: z.number(),
  reasons: z.array(localizedSchema),
  hardWords: z.array(z.string()),
  hardSentences: z.array(evidenceRefSchema),
})
export type LanguageMeasures = z.infer<typeof languageMeasuresSchema>

export const THEMES = [
  'death',
  'war',
  'illness',
  'bullying',
  'loneliness',
  'family',
  'friendship',
  'courage',
  'faith',
  'honesty',
  'generosity',
  'nature',
  'animals',
  'adventure',
  'magic',
  'romance',
  'injustice',
  'growing-up',
  'learning',
  'humour',
  'mystery',
  'poverty',
  'home',
  'work',
  'pride',
  'trickery',
  'freedom',
  'identity',
] as const
export const themeSchema = z.enum(THEMES)
export type Theme = z.infer<typeof themeSchema>

export const VALUES = [
  'mercy',
  'honouring-parents',
  'honesty',
  'generosity',
  'hospitality',
  'keeping-promises',
  'patience',
  'gratitude',
  'knowledge',
  'neighbours',
  'animals',
  'heritage',
  'belonging',
  'courage',
  'cooperation',
  'justice',
  'humility',
  'forgiveness',
  'trust-in-god',
  'hard-work',
  'respect-for-elders',
  'cleanliness',
  'moderation',
  'friendship',
] as const
export const valueSchema = z.enum(VALUES)
export type Value = z.infer<typeof valueSchema>

export const foundThemeSchema = z.object({
  theme: themeSchema,
  /** 0-1 among the themes of this book. */
  weight: z.number(),
  evidence: z.array(evidenceRefSchema),
})
export type FoundTheme = z.infer<typeof foundThemeSchema>

export const foundValueSchema = z.object({
  value: valueSchema,
  weight: z.number(),
  evidence: z.array(evidenceRefSchema),
})
export type FoundValue = z.infer<typeof foundValueSchema>

export const characterSchema = z.object({
  name: z.string(),
  mentions: z.int(),
  /** person, animal, or unknown where the text does not say. */
  kind: z.enum(['person', 'animal', 'unknown']),
  first: evidenceRefSchema,
})

export const MOMENT_KINDS = [
  'opening',
  'conflict',
  'danger',
  'loss',
  'kindness',
  'discovery',
  'turning-point',
  'resolution',
] as const
export const keyMomentSchema = z.object({
  kind: z.enum(MOMENT_KINDS),
  /** Characters named in it. */
  characters: z.array(z.string()),
  evidence: evidenceRefSchema,
})

/**
 * What makes a passage worth talking about: somebody chooses, does wrong, faces a trouble, wishes for something, feels, differs
 * with another; something turns, is described (picture), is a fact of the world, is made or done step by step; a thought to
 * agree with or not; something funny; somebody or something introduced. 'passage': worth it, for what is not sure.
 */
export const POINT_KINDS = [
  'choice',
  'wrong',
  'trouble',
  'wish',
  'feeling',
  'dispute',
  'turn',
  'picture',
  'fact',
  'making',
  'thought',
  'humour',
  'introduction',
  'passage',
] as const
export const pointKindSchema = z.enum(POINT_KINDS)
export type PointKind = z.infer<typeof pointKindSchema>

export const talkingPointSchema = z.object({
  kind: pointKindSchema,
  /** 0-1: how likely it is worth talking about and understood alone. Ranks passages of one book. */
  chance: z.number(),
  /** Some whole sentences, to be understood alone. */
  evidence: evidenceRefSchema,
})
export type TalkingPoint = z.infer<typeof talkingPointSchema>

/** The steps of a story: how things are and what is wanted, what goes wrong or turns, how it comes out. */
export const coursePassageSchema = z.object({
  step: z.enum(['situation', 'turn', 'outcome']),
  evidence: evidenceRefSchema,
})
export type CoursePassage = z.infer<typeof coursePassageSchema>

/** What kind of book it is: one told story, several, drama, verse, true information, a life, a book to do or look up things with. */
export const BOOK_KINDS = ['story', 'collection', 'play', 'poetry', 'information', 'biography', 'activity'] as const
export const bookKindSchema = z.enum(BOOK_KINDS)
export type BookKind = z.infer<typeof bookKindSchema>
/** Those with a course of events and people who are followed through it. */
export const STORY_KINDS: ReadonlySet<BookKind> = new Set(['story', 'collection', 'play'])
/** Those that tell what is so, or what to do. */
export const FACT_KINDS: ReadonlySet<BookKind> = new Set(['information', 'activity'])

export const genreChanceSchema = z.object({ genre: genreSchema, chance: z.number() })
export type GenreChance = z.infer<typeof genreChanceSchema>

/** What named people of a story do of their own will or feel: they decide, wish, must, think, refuse, promise, try, succeed, ask, find out, do good, do wrong, act, react, feel. */
export const HAPPENING_KINDS = [
  'decision',
  'wish',
  'need',
  'thought',
  'refusal',
  'promise',
  'attempt',
  'success',
  'request',
  'discovery',
  'deed',
  'misdeed',
  'action',
  'reaction',
  'feeling',
] as const
export const happeningKindSchema = z.enum(HAPPENING_KINDS)
export type HappeningKind = z.infer<typeof happeningKindSchema>

export const happeningSchema = z.object({
  kind: happeningKindSchema,
  /** As in `characters`. */
  who: z.string(),
  /** A question in the book's language without its mark: 'Why did Jed decide to leave', «لماذا قررت ليلى أن ترحل». */
  asked: z.string(),
  /** In the book's language, a clause: 'Jed decides to leave', «قررت ليلى أن ترحل». */
  told: z.string(),
  /** The sentence that says so. */
  evidence: evidenceRefSchema,
})
export type Happening = z.infer<typeof happeningSchema>

export const narrativeFactsSchema = z.object({
  characters: z.array(characterSchema),
  /** Place words the book returns to: 'the sea', 'الغابة'. */
  settings: z.array(z.object({ name: z.string(), mentions: z.int() })),
  /** 0-1 of the text that is spoken. */
  dialogueShare: z.number(),
  chapters: z.array(z.object({ title: z.string(), start: z.int() })),
  /** Phrases that move the story in time ("years later"). */
  timeShifts: z.int(),
  firstPerson: z.boolean(),
  verse: z.boolean(),
  /** Adam and Eve are in it; absent in assessments from before it was looked for. */
  firstPeople: z.optional(z.boolean()),
  /** A god of another faith is one of those it tells most of; absent likewise. */
  deities: z.optional(z.boolean()),
  keyMoments: z.array(keyMomentSchema),
  /** Salient, spoiler-light sentences in book order, to make a summary from. */
  salient: z.array(evidenceRefSchema),
  /** The most telling first; absent in assessments from before they were read. */
  happenings: z.optional(z.array(happeningSchema)),
  /** Nouns the text comes back to far more often than texts do, the most frequent first; absent likewise. */
  keywords: z.optional(z.array(z.string())),
})
export type NarrativeFacts = z.infer<typeof narrativeFactsSchema>

export const themeMeasuresSchema = z.object({
  /** 0-100: how demanding the themes are. */
  index: z.number(),
  /** Years. */
  age: z.number(),
  level: themeLevelSchema,
  reasons: z.array(localizedSchema),
})
export type ThemeMeasures = z.infer<typeof themeMeasuresSchema>

export const evaluatorSchema = z.object({
  engine: z.enum(['lexical', 'llm']),
  /** Of the engine's rules; changes whenever the same book could be judged differently. */
  version: z.string(),
  lexiconVersion: z.string(),
  model: z.optional(z.string()),
  promptVersion: z.optional(z.string()),
  /** How much of the book the model read: all of it, or flagged and sampled passages. */
  reading: z.optional(z.enum(['full', 'focused'])),
})
export type Evaluator = z.infer<typeof evaluatorSchema>

/** What an engine says of a book. It never holds a verdict: the scorer gives that. */
export const assessmentSchema = z.object({
  evaluator: evaluatorSchema,
  language: detectedLanguageSchema,
  findings: z.array(findingSchema),
  nmc: z.object({
    gambling: nmcIntensitySchema,
    language: nmcIntensitySchema,
    violence: nmcIntensitySchema,
    substanceUse: nmcIntensitySchema,
    sexualContent: nmcIntensitySchema,
  }),
  /** 0-3: how much there is to fear in the text as a whole, which no media category says; absent where nobody said it. */
  fear: z.optional(z.number()),
  criteria: z.array(criterionRatingSchema),
  languageMeasures: languageMeasuresSchema,
  themeMeasures: themeMeasuresSchema,
  themes: z.array(foundThemeSchema),
  values: z.array(foundValueSchema),
  narrative: narrativeFactsSchema,
  /** Absent in assessments from before it was told. */
  bookKind: z.optional(bookKindSchema),
  /** 0-1: how likely it is of that kind; absent where a model told it, or nobody asked. */
  kindChance: z.optional(z.number()),
  /** Genres of the closed list, the likeliest first; absent where a model names them. */
  genres: z.optional(z.array(genreChanceSchema)),
  /** 0-1: whether a book of information tells facts rather than thoughts and opinions; absent where nobody said it. */
  factual: z.optional(z.number()),
  /** Passages a guide can ask about, in book order; absent likewise. */
  talkingPoints: z.optional(z.array(talkingPointSchema)),
  /** One or two early passages that say what the book is about, in book order; absent where none surely does or none was looked for. */
  about: z.optional(z.array(evidenceRefSchema)),
  /** What happens in a short story, in book order; absent where nothing is sure, or nobody looked for it. */
  course: z.optional(z.array(coursePassageSchema)),
  /** What a model wrote about the book; the bank words whatever is missing. */
  texts: z.optional(modelTextsSchema),
  notices: z.array(noticeSchema),
  unverifiedQuotes: z.int(),
  /**
   * Places of the text the embedded engine is not sure of, beside its findings, in their order: where a model that reads only
   * in part must look. Absent after a model has read.
   */
  doubtful: z.optional(z.array(z.object({ start: z.int(), end: z.int() }))),
})
export type Assessment = z.infer<typeof assessmentSchema>
