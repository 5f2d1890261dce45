import { DEFAULT_NMC_CONFIG } from '../../contract/nmc.ts'
import type { Criterion, ScoringConfigInput } from '../../contract/scoring-config.ts'

/**
 * The configuration every installation starts with. The sub-guidelines are written out from the published media
 * standards and from articles 26 and 66 of the child-rights law; they restrict content, never people.
 */

type RedLineLines = { safe: string[]; moderate: string[]; severe: string[] }
const redLine = (
  key: string,
  name: string,
  weight: number,
  description: string,
  subGuidelines: RedLineLines,
): Criterion => ({
  key,
  name,
  description,
  weight,
  subGuidelines,
})

const CULTURE: Criterion[] = [
  redLine(
    's1.islamic',
    'Islamic values and respect for religion',
    30,
    'Respect for God, the prophets, Islam and other faiths; no mockery of worship and no promotion of what Islam forbids.',
    {
      safe: [
        'God, prophets and worship are spoken of with respect, or not at all',
        'Another faith appears as part of a setting without being preached',
        'What Islam forbids is absent, or shown as wrong',
      ],
      moderate: [
        'Rites of another faith, idols, fortune telling or sorcery carry part of the story',
        'Pork, wine or gambling appear as ordinary life without a judgement',
        'A character speaks lightly of religion and is not answered',
      ],
      severe: [
        'Insult to God, the prophets or the holy books',
        'Mockery of Islam or of another heavenly religion',
        'A call to leave the faith, or to worship what is not God',
      ],
    },
  ),
  redLine('s1.arab', 'Arab identity and heritage', 20, 'Respect for Arabs, their language, history and customs.', {
    safe: [
      'Arabs and their heritage appear with respect, or not at all',
      'Customs of other peoples are told with curiosity',
    ],
    moderate: [
      'Stereotypes of Arabs or of eastern peoples that a reader should talk about',
      'Slavery or colonial attitudes as an unquestioned background',
    ],
    severe: ['Arabs shown as a people as savage, ridiculous or evil', 'Contempt for the Arabic language or heritage'],
  }),
  redLine(
    's1.uae',
    'UAE culture, symbols and laws',
    25,
    'Respect for the state, its leadership, flag, laws and social cohesion.',
    {
      safe: [
        'The law, the state and its symbols are respected, or do not appear',
        'Communities live together in peace',
      ],
      moderate: [
        'Breaking the law is told as an adventure without consequence',
        'Tribal or national pride that belittles others',
      ],
      severe: [
        'Insult to the state, its leadership, flag or symbols',
        'Sectarian, tribal or national hatred, or a call to violence or terror',
        'Drugs, crime or conduct against public order held up as a model',
      ],
    },
  ),
  redLine(
    's1.family',
    'Family and social values',
    25,
    'Marriage and family, honour to parents, modesty, honesty and good conduct between people.',
    {
      safe: [
        'Parents, elders and promises are honoured, or failing them is shown as wrong',
        'Affection stays within the family and good manners',
      ],
      moderate: [
        'Disobedience, lying or theft succeed and are not answered',
        'Courtship, unfaithfulness or relations outside marriage belong to the plot',
      ],
      severe: [
        'Relations outside marriage or conduct against public morals are glamorised',
        'Contempt for parents or for the family is held up as a model',
        'The text addresses sexual instincts or encourages deviance',
      ],
    },
  ),
]

const SAFETY: Criterion[] = [
  redLine(
    's2.age',
    'Age-Appropriate content',
    25,
    'No sexual content, intoxication, gambling or foul language beyond the age of the readers.',
    {
      safe: [
        'Nothing sexual; alcohol, tobacco and gambling absent or incidental',
        'Language a teacher could read aloud',
      ],
      moderate: ['Drinking, smoking, betting or coarse words recur', 'Romance goes beyond affection, without detail'],
      severe: [
        'Sexual acts or nudity described',
        'Intoxication, drugs or gambling shown as desirable',
        'Obscene language throughout',
      ],
    },
  ),
  redLine(
    's2.psychological',
    'Psychological safety',
    20,
    'Fear, horror and menace stay within what a child can bear.',
    {
      safe: ['Fear is brief and resolved'],
      moderate: ['Frightening scenes, ghosts or threats that stay for pages'],
      severe: ['Horror, torture or menace meant to terrify', 'Misuse of a child shown without condemnation'],
    },
  ),
  redLine(
    's2.physical',
    'Physical safety and violence',
    20,
    'Violence, its detail and whether it is shown as right; acts a child might copy.',
    {
      safe: ['No violence, or slapstick and mild conflict'],
      moderate: ['Fights, hunting, battles or deaths told with restraint', 'Dangerous acts a child might copy'],
      severe: [
        'Killing, cruelty or torture told in detail or with relish',
        'Violence rewarded or admired',
        'Self-harm described',
      ],
    },
  ),
  redLine(
    's2.emotional',
    'Emotional wellbeing',
    15,
    'Grief, abandonment and despair are carried with hope and comfort.',
    {
      safe: ['Sadness is comforted'],
      moderate: ['The death of a parent, abandonment or long loneliness'],
      severe: ['Despair without a way out', 'Suicide shown as a solution'],
    },
  ),
  redLine(
    's2.social',
    'Social behaviour and bullying',
    20,
    'How people treat one another: mockery, cruelty, contempt and hatred.',
    {
      safe: ['Unkindness is answered'],
      moderate: ['Mockery, exclusion or insult recur'],
      severe: [
        'Cruelty or humiliation is enjoyed or rewarded',
        'Contempt for a people, a faith, a colour or a disability',
      ],
    },
  ),
]

type ThemeLines = { simple: string[]; moderate: string[]; high: string[] }
const theme = (
  key: string,
  name: string,
  weight: number,
  description: string,
  subGuidelines: ThemeLines,
): Criterion => ({
  key,
  name,
  description,
  weight,
  subGuidelines,
})

const THEME: Criterion[] = [
  theme('s3.narrative', 'Narrative complexity', 30, 'One thread or many, in order or shifting in time.', {
    simple: ['One thread, told in order'],
    moderate: ['Several episodes or a subplot'],
    high: ['Interwoven threads, shifts of time or teller'],
  }),
  theme(
    's3.character',
    'Character complexity',
    20,
    'How many people a reader must keep in mind and how mixed their motives are.',
    {
      simple: ['Few characters with clear wishes'],
      moderate: ['A cast whose members change'],
      high: ['Many characters with mixed or hidden motives'],
    },
  ),
  theme('s3.thematic', 'Thematic maturity', 30, 'How much of life a reader must know to understand what is at stake.', {
    simple: ['Home, play, animals, kindness'],
    moderate: ['Loss, courage, justice, growing up'],
    high: ['Death, war, love, guilt or injustice without an easy answer'],
  }),
  theme('s3.cognitive', 'Cognitive demand', 20, 'How much must be inferred, remembered and thought through.', {
    simple: ['What happens is said'],
    moderate: ['Some causes and feelings must be inferred'],
    high: ['Irony, argument and ideas carry the book'],
  }),
]

type LanguageLines = { easy: string[]; moderate: string[]; advanced: string[] }
const language = (
  key: string,
  name: string,
  weight: number,
  description: string,
  subGuidelines: LanguageLines,
): Criterion => ({
  key,
  name,
  description,
  weight,
  subGuidelines,
})

const LANGUAGE: Criterion[] = [
  language('s4.vocabulary', 'Vocabulary', 35, 'How common the words are.', {
    easy: ['Words of everyday speech'],
    moderate: ['Some words to look up'],
    advanced: ['Rare, old or literary words throughout'],
  }),
  language('s4.sentence', 'Sentence structure', 30, 'How long and how nested the sentences are.', {
    easy: ['Short sentences with one thought'],
    moderate: ['Sentences of two or three clauses'],
    advanced: ['Long periods with embedded clauses'],
  }),
  language('s4.fluency', 'Fluency and cohesion', 20, 'How well one sentence leads to the next.', {
    easy: ['Repetition carries the reader'],
    moderate: ['Links are mostly given'],
    advanced: ['The reader must make the links'],
  }),
  language('s4.clarity', 'Clarity', 15, 'Whether a reader of its level can follow without help.', {
    easy: ['Clear at first reading'],
    moderate: ['Clear with some attention'],
    advanced: ['Needs study or a guide'],
  }),
]

const THRESHOLDS = { safeThreshold: 80, moderateThreshold: 60, severeThreshold: 40 }

export const DEFAULT_SCORING_CONFIG: ScoringConfigInput = {
  name: 'Mizan default',
  description: 'Balanced rules for families, schools and libraries in the UAE.',
  version: '1.0.0',
  system1Config: { enabled: true, weight: 30, ...THRESHOLDS, autoRejectOnSevere: true, criteria: CULTURE },
  system2Config: { enabled: true, weight: 30, ...THRESHOLDS, autoRejectOnSevere: true, criteria: SAFETY },
  system3Config: {
    enabled: true,
    weight: 20,
    criteria: THEME,
    ageMapping: {
      simple: { minAge: 3, maxAge: 7 },
      moderate: { minAge: 8, maxAge: 12 },
      high: { minAge: 13, maxAge: 18 },
    },
  },
  system4Config: {
    enabled: true,
    weight: 20,
    criteria: LANGUAGE,
    ageMapping: {
      easy: { minAge: 3, maxAge: 7 },
      moderate: { minAge: 8, maxAge: 12 },
      advanced: { minAge: 13, maxAge: 18 },
    },
  },
  nmcConfig: DEFAULT_NMC_CONFIG,
  verdictConfig: {
    whitelistedRules: { minimumScore: 80, allowedModerates: 2, requireAllSafe: true },
    parentGuidanceRules: { minimumScore: 60, maxModerates: 4 },
    notWhitelistedRules: { minimumScore: 40, maxModerates: 4, autoRejectSevere: true },
  },
}
