import type { HappeningKind } from '../../../../../contract/assessment.ts'

/** What follows a verb of somebody's doing: "to" and a verb; another person, "to" and a verb; "that" and a clause; a thing; nothing or anything. */
export type Following = 'to' | 'person-to' | 'that' | 'object' | 'open' | 'ing'

export type EnglishVerb = { base: string; kind: HappeningKind; following: Following }

const verbs = (kind: HappeningKind, following: Following, list: string): [string, EnglishVerb][] =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [form, base] = pair.split(':')
      return [form!, { base: base!.replaceAll('_', ' '), kind, following }]
    })

/** Past forms that tell what somebody does of their own will or feels, with what must follow for the sentence to say what. Two words are one with an underscore. */
export const ENGLISH_VERBS: ReadonlyMap<string, readonly EnglishVerb[]> = grouped([
  ...verbs('decision', 'to', 'decided:decide resolved:resolve determined:determine chose:choose agreed:agree'),
  ...verbs(
    'wish',
    'to',
    'wanted:want wished:wish longed:long hoped:hope yearned:yearn desired:desire intended:intend meant:mean preferred:prefer',
  ),
  ...verbs('wish', 'ing', 'dreamed_of:dream_of dreamt_of:dream_of'),
  ...verbs('need', 'to', 'had:have was_obliged:be_obliged was_forced:be_forced was_compelled:be_compelled'),
  ...verbs('thought', 'that', 'believed:believe suspected:suspect feared:fear'),
  ...verbs('refusal', 'to', 'failed:fail refused:refuse declined:decline'),
  ...verbs('promise', 'to', 'promised:promise vowed:vow offered:offer'),
  ...verbs('promise', 'person-to', 'promised:promise'),
  ...verbs('attempt', 'to', 'tried:try attempted:attempt endeavoured:endeavour endeavored:endeavor ventured:venture'),
  ...verbs('success', 'to', 'managed:manage contrived:contrive'),
  ...verbs('success', 'ing', 'succeeded_in:succeed_in'),
  ...verbs(
    'request',
    'person-to',
    'asked:ask begged:beg ordered:order advised:advise persuaded:persuade invited:invite warned:warn urged:urge forbade:forbid allowed:allow commanded:command implored:implore entreated:entreat',
  ),
  ...verbs(
    'discovery',
    'that',
    'discovered:discover learned:learn learnt:learn realised:realise realized:realize found_out:find_out found:find_out',
  ),
  ...verbs(
    'deed',
    'object',
    'rescued:rescue forgave:forgive thanked:thank comforted:comfort praised:praise rewarded:reward pitied:pity',
  ),
  ...verbs('deed', 'person-to', 'helped:help taught:teach'),
  ...verbs('misdeed', 'to', 'threatened:threaten forgot:forget'),
  ...verbs('reaction', 'to', 'pretended:pretend'),
  ...verbs('misdeed', 'object', 'scolded:scold deceived:deceive cheated:cheat teased:tease blamed:blame'),
  ...verbs(
    'action',
    'open',
    'ran:run climbed:climb hid:hide followed:follow left:leave opened:open brought:bring built:build jumped:jump fetched:fetch shared:share carried:carry threw:throw chased:chase escaped:escape packed:pack planted:plant painted:paint',
  ),
  ...verbs(
    'reaction',
    'open',
    'hesitated:hesitate blushed:blush ran_away:run_away apologised:apologise apologized:apologize',
  ),
])

function grouped(entries: readonly [string, EnglishVerb][]): ReadonlyMap<string, readonly EnglishVerb[]> {
  const map = new Map<string, EnglishVerb[]>()
  for (const [form, verb] of entries) map.set(form, [...(map.get(form) ?? []), verb])
  return map
}

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Behind "was", "felt", "grew" and the like. */
export const FEELINGS = words(
  `sad angry lonely proud ashamed jealous happy glad surprised worried disappointed sorry delighted frightened afraid alarmed
  puzzled anxious unhappy miserable nervous homesick bored excited astonished amazed grateful thankful furious indignant annoyed
  offended upset relieved scared hopeful thrilled embarrassed curious impatient pleased troubled uneasy envious discouraged heartbroken restless bewildered cheerful displeased`,
)
/** Behind "was": a wish. */
export const EAGER = words('eager impatient keen determined resolved')
/** Behind "was": a refusal. */
export const UNWILLING = words('unwilling reluctant')
export const COPULAS: ReadonlyMap<string, string> = new Map([
  ['was', 'be'],
  ['felt', 'feel'],
  ['grew', 'grow'],
  ['became', 'become'],
])
export const DEGREES = words(
  'so very too quite rather much greatly really deeply terribly extremely most exceedingly highly',
)
/** May stand between somebody and the verb. */
export const ADVERBS = words(
  'then now at last also soon finally once only even still always often suddenly quickly slowly quietly wisely gladly therefore immediately accordingly however had',
)

/** Where what somebody decided, wished or did ends. */
export const CLAUSE_ENDS = words(
  'but because when whenever while until till before after as if though although since unless lest so whereupon however then yet',
)
/** What points to somebody or something outside the sentence. */
export const POINTING = words(
  'it its itself they them their theirs themselves this these those there here i me my mine we us our you your thee thou thy ye such same others another latter former thus likewise why wondering',
)
/** With these at its end a piece is cut off. */
export const UNFINISHED = words(
  'a an the of to at with from by into upon onto and or nor not very his her some any every no more than that which who whom whose what how where why my be been being do does did have has had is are was were will would could should may might must can one other about as',
)
/** Say too little alone: "decided to do". */
export const EMPTY_VERBS = words(
  'be do have say make take get see put give tell let keep find bring know think use show become seem speak',
)
/** Words before which "her" is somebody, and not somebody's. */
export const NO_NOUN = words(
  'to in on at by for from with into upon out up down away off back over about and or but that what how when where if as so then again alone now once more at home',
)
