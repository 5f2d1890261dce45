import type {
  Assessment,
  CoursePassage,
  Finding,
  FoundTheme,
  FoundValue,
  Happening,
  TalkingPoint,
} from '../../contract/assessment.ts'
import type { BookText, PageKind } from '../../contract/book-text.ts'
import type { EvidenceRef } from '../../contract/evidence.ts'
import type { Localized } from '../../contract/languages.ts'
import type { Judgement } from '../../contract/judgement.ts'
import { readingMinutes } from '../../contract/reading-time.ts'
import { asPattern } from './as-pattern.ts'
import { knownPlace } from './bank/places.ts'
import { companionOf } from './companion.ts'
import { headingsOf, isInApparatus } from './chapter-titles.ts'
import { createChooser, type Choose } from './chooser.ts'
import { fillFrame } from './frame.ts'
import { guideKind, type GuideKind } from './guide-kind.ts'
import { cleanText, isolateText } from './isolate.ts'
import { happeningsToAsk, pointsToAsk } from './asked-passages.ts'
import { withNext, wholeLines } from './passages.ts'
import { peopleIn } from './people.ts'
import { placesInBook, type InBook } from './places-in-book.ts'
import { quoted } from './quote.ts'
import { holdsRevered } from './reverence.ts'
import { shortTextQuotes } from './short-text-quotes.ts'
import { strongestFirst } from './strongest-findings.ts'
import { shortTitle, titleOf } from './title.ts'

export type ComposeInput = {
  /** The text helps out where a book is too short for an engine to find moments in it, and shows signs of a genre. */
  book: Pick<BookText, 'metadata' | 'pages' | 'pageKind'> & Partial<Pick<BookText, 'text'>>
  filename: string
  assessment: Assessment
  judgement: Judgement
}

/** A place in the book worth talking about, with what it shows. */
export type Moment = {
  kind: Assessment['narrative']['keyMoments'][number]['kind'] | 'salient'
  ref: EvidenceRef
  hero: string | undefined
}

/** What every section of a result is composed from. */
export type BookFacts = {
  assessment: Assessment
  judgement: Judgement
  title: string
  /** The title inside a sentence. */
  titled: Localized
  pageKind: PageKind
  /** One for a text of few parts: nobody looks for the second of three in a picture book. */
  pageCount: number
  /** Names by how often they come, at most five. */
  heroes: string[]
  /** Settings the bank can name in both languages, by how often they come. */
  places: Localized[]
  /** Moments of the story in book order, each once, the hard ones too. */
  moments: Moment[]
  /** Calm passages a guide may ask about, in book order. */
  points: TalkingPoint[]
  /** Calm passages that say what the book is about, in book order. */
  about: EvidenceRef[]
  /** Calm passages that say what happens in a short story, in book order. */
  course: CoursePassage[]
  /** What people do and feel in calm sentences, the most telling first. */
  happenings: Happening[]
  bookKind: GuideKind
  /** Whether it is about prophets, companions and saints, as believers speak of them. */
  honours: boolean
  /** Whether somebody of it is one whom nobody acts, draws or answers for: those, the first people, gods of others. */
  reveres: boolean
  /** Whether a passage is the book's own and holds nothing strong, nor stands close to it. */
  isCalm(ref: EvidenceRef): boolean
  /** Of the text, in UTF-16 code units. */
  length: number
  /** By those it suits: a simple style does not make a novel for the grown a slow book. */
  readingMinutes: number
  /** Whether somebody dies on its last pages. */
  endsInDeath: boolean
  /** Strongest first; a passage that bears on two categories stands there under each. */
  findings: Finding[]
  /** Strongest first, each quote once. */
  concerns: Finding[]
  themes: FoundTheme[]
  values: FoundValue[]
  choose: Choose
  /** 'on page 12' / «في الصفحة 12» */
  at(ref: InBook): Localized
  /** 'page 12' / «الصفحة 12» */
  page(ref: InBook): Localized
  /** 'page 12 and page 15' / «الصفحة 12 والصفحة 15», each place once, in their order */
  pagesOf(refs: readonly InBook[]): Localized
  quote(ref: Pick<EvidenceRef, 'quote' | 'start' | 'focus'>, max?: number): Localized
  /** Whole sentences of a picture book, in their order; none of a longer one. */
  lines: EvidenceRef[]
  /** A passage with the sentence after it, where both take at most `max` characters and the text is at hand. */
  withNext(ref: EvidenceRef, max: number): EvidenceRef
  name(name: string): Localized
  /** Who of some others is most often where somebody is; nobody where they hardly meet. */
  companionOf(name: string, others: readonly string[]): string | undefined
  /** In how many tenths of the text a name stands; all of them where the text is not at hand. */
  spreadOf(name: string): number
  /** On which page a word first stands; nothing where there are no pages, or the text is not at hand. */
  placeOf(word: string): Localized | undefined
}

/** Gathers and orders the facts; everything after it only words them. */
export function gatherFacts({ book, filename, assessment, judgement }: ComposeInput): BookFacts {
  const { narrative, languageMeasures: measures } = assessment
  const title = titleOf(book.metadata, filename)
  const told = guideKind(assessment, judgement.recommendedAge)
  const isProse = told === 'poetry' && isPoeticProse(assessment)
  const heroes = peopleIn(narrative, told, title, measures.words)
  // Portraits of many are no one's life.
  const isPortraits = told === 'biography' && heroes.length === 0 && !narrative.firstPerson
  const kind = isPortraits || isProse ? 'information' : told
  const seed = [
    measures.words,
    measures.sentences,
    measures.uniqueWords,
    ...heroes,
    narrative.salient[0]?.quote ?? title,
  ]
  const isUntroubled = calmIn(assessment.findings, book.pages.at(-1)?.end ?? 0)
  const isForGrown = (quote: string): boolean => judgement.recommendedAge < GROWING_UP && OF_THE_GROWN.test(quote)
  const isCalm = (ref: EvidenceRef): boolean =>
    isUntroubled(ref) && !isForGrown(ref.quote) && !isInApparatus(narrative, ref.start, book.pages.at(-1)?.end ?? 0)
  // "I forgave them all": what tellers say of themselves is often meant to amuse.
  const praisesItself = ({ quote }: EvidenceRef): boolean => /\bI\b/.test(quote.replaceAll(SPOKEN, ''))
  const names = narrative.characters.map(({ name }) => cleanText(name))
  const findings = strongestFirst(assessment.findings)
  const lines = shortTextQuotes(book.text ?? '', book.pages, title)
  const moments = momentsOf(assessment, heroes, lines)
  const pageCount = book.pageKind === 'part' && book.pages.length <= FEW_PARTS ? 1 : book.pages.length
  const text = book.text ?? ''
  const honours = holdsRevered(text, measures.words)
  const asked = { assessment, kind, names, age: judgement.recommendedAge, isCalm }
  const places = placesInBook(book, headingsOf(kind, narrative), HAS_CHAPTERS.has(kind))
  return {
    assessment,
    judgement,
    title,
    titled: { en: `“${isolateText(shortTitle(title)).en}”`, ar: `«${isolateText(shortTitle(title)).ar}»` },
    pageKind: book.pageKind,
    pageCount,
    heroes,
    places: placesOf(narrative.settings),
    moments,
    points: pointsToAsk(asked, lines),
    about: (assessment.about ?? []).filter(isCalm),
    // A title that comes back as a line tells nothing.
    course: (assessment.course ?? []).filter(
      ({ evidence }) => isCalm(evidence) && cleanText(evidence.quote).toLowerCase() !== title.toLowerCase(),
    ),
    happenings: happeningsToAsk(asked),
    bookKind: kind,
    honours,
    reveres:
      honours ||
      holdsRevered(text, measures.words, kind === 'collection' || kind === 'unknown') ||
      narrative.firstPeople === true ||
      narrative.deities === true,
    isCalm,
    lines: wholeLines(lines),
    length: book.pages.at(-1)?.end ?? 0,
    readingMinutes: readingMinutes(measures.words, Math.max(measures.age, judgement.recommendedAge)),
    endsInDeath: DIES.test((book.text ?? '').slice(-LAST_PAGES)),
    findings,
    concerns: uniqueByQuote(findings),
    themes: shownThemes(assessment.themes).map((found) => ({ ...found, evidence: found.evidence.filter(isCalm) })),
    // A book that is refused is no model for anything.
    values: (judgement.verdict === 'Not Whitelisted' ? [] : assessment.values)
      .map((found) => ({ ...found, evidence: found.evidence.filter((ref) => isCalm(ref) && !praisesItself(ref)) }))
      .filter(({ evidence }) => evidence.length > 0)
      .toSorted((a, b) => b.weight - a.weight),
    choose: createChooser(seed.join('\u0001')),
    at: places.at,
    page: places.name,
    pagesOf: places.names,
    quote: ({ quote, start, focus }, max) =>
      quoted(
        // Where a line of a poem ends, it is said.
        narrative.verse && focus === undefined ? quote.replaceAll(/\s*\n\s*/gu, ' / ') : quote,
        max,
        focus && { start: focus.start - start, end: focus.end - start },
      ),
    withNext: (ref, max) => withNext(book.text ?? '', ref, max),
    // «أبي الهول» of a sentence is called «أبو الهول».
    name: (name) => isolateText(name.replace(/^(?:أبي|أبا) (?=\S)/u, 'أبو ')),
    companionOf: (name, others) => (book.text === undefined ? others[0] : companionOf(book.text, name, others)),
    spreadOf: (name) => (book.text === undefined ? TENTHS : tenthsWith(book.text, name)),
    placeOf: (word) => {
      const at = book.text?.search(new RegExp(`(?<!\\p{L})${asPattern(word)}(?!\\p{L})`, 'iu')) ?? -1
      const page = book.pages.findLast(({ start }) => start <= at)
      return at < 0 || page === undefined || book.pageKind !== 'page' ? undefined : places.name({ page: page.number })
    },
  }
}

/** Set as prose: of such a book nobody can learn a line by heart. English verse often comes in running lines, Arabic does not. */
export const isPoeticProse = ({ bookKind, language, narrative }: Assessment): boolean =>
  bookKind === 'poetry' && language === 'ar' && !narrative.verse

const FEW_PARTS = 5
const HAS_CHAPTERS: ReadonlySet<GuideKind> = new Set(['story', 'biography', 'information'])

/** What no small child is given to learn by heart, however mild it is. */
const OF_THE_GROWN =
  /\b(?:miscarr\w*|pregnan\w*|abortions?|stillborn|menstruat\w*|labou?r pains|contraceptive\w*)\b|(?<!\p{L})(?:ال)?(?:إجهاض|أجهضت|حبلى|حوامل|الطمث|الحيض|المخاض)(?!\p{L})/iu
const GROWING_UP = 12

/** Characters. */
const LAST_PAGES = 3000
const DIES =
  /\b(?:died|dead|dying|lifeless|was buried|last breath|corpse|grave)\b|(?<!\p{L})[وف]?(?:مات|ماتت|يموت|تموت|توفي|توفيت|جثة|جثته|جثتها|القبر|قبره|قبرها|الموت|فارق الحياة|فارقت الحياة|أسلم الروح|أسلمت الروح|لفظ(?:ت)? (?:ال)?نفس\p{L}*|النفس الأخير|دفن(?:وه|وها|ت)?)(?!\p{L})/iu

const TENTHS = 10

function tenthsWith(text: string, name: string): number {
  const length = Math.ceil(text.length / TENTHS)
  return Array.from({ length: TENTHS }, (_, tenth) => text.slice(tenth * length, (tenth + 1) * length)).filter((part) =>
    part.includes(name.replace(/^the /, '')),
  ).length
}

/** What somebody says, between quotation marks of one kind. */
const SPOKEN = /“[^”]*”|"[^"]*"|‘[^’]*’/gu

/** Without a passage a theme is only a count of words: two of those stand where no theme has one. */
const COUNTED = 2

function shownThemes(themes: readonly FoundTheme[]): FoundTheme[] {
  const heaviest = themes.toSorted((a, b) => b.weight - a.weight)
  const shown = heaviest.filter(({ evidence }) => evidence.length > 0)
  return shown.length > 0 ? shown : heaviest.slice(0, COUNTED)
}

function placesOf(settings: Assessment['narrative']['settings']): Localized[] {
  const found = settings
    .toSorted((a, b) => b.mentions - a.mentions)
    .map(({ name }) => knownPlace(name))
    .filter((frame) => frame !== undefined)
    .map((frame) => fillFrame(frame))
  return found.filter((place, index) => found.findIndex(({ ar }) => ar === place.ar) === index).slice(0, 4)
}

/** A book of few moments is helped out with sentences of its text and those its measures point to, so that even a picture book is quoted. */
const FEW_MOMENTS = 3

function momentsOf(
  { narrative, languageMeasures }: Assessment,
  heroes: readonly string[],
  lines: readonly EvidenceRef[],
): Moment[] {
  const key: Moment[] = narrative.keyMoments.map(({ kind, evidence, characters }) => ({
    kind,
    ref: evidence,
    hero: heroes.find((hero) => characters.includes(hero)),
  }))
  const salient = (ref: EvidenceRef): Moment => ({
    kind: 'salient',
    ref,
    hero: heroes.find((hero) => ref.quote.includes(hero)),
  })
  const told = uniqueMoments([...key, ...narrative.salient.map(salient)])
  const help = [...lines, ...languageMeasures.hardSentences, ...narrative.characters.map(({ first }) => first)]
  const all = told.length >= FEW_MOMENTS ? told : uniqueMoments([...told, ...help.map(salient)])
  return all.toSorted((a, b) => a.ref.start - b.ref.start)
}

function uniqueMoments(moments: readonly Moment[]): Moment[] {
  return moments.filter((moment, index) => moments.findIndex(({ ref }) => ref.start === moment.ref.start) === index)
}

/** Each quote once, under what it is strongest in. */
export function uniqueByQuote(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ quote }) => !seen.has(quote) && seen.add(quote))
}

/** What no guide quotes to a child, however mild. */
const NOT_FOR_A_GUIDE: ReadonlySet<Finding['category']> = new Set([
  'language',
  'sexualContent',
  'bullying',
  'substanceUse',
])

/** Whoever looks a passage up reads what stands around it; of a short text that is all of it. */
const AROUND = { characters: 400, share: 0.01 }

/** True for a passage without a finding above mild in it or close to it: nobody leads a child to the worst sentence of a book. */
function calmIn(findings: readonly Finding[], length: number): (ref: EvidenceRef) => boolean {
  const bounds = findings
    .filter(({ intensity, category }) => intensity >= 2 || NOT_FOR_A_GUIDE.has(category))
    .map(({ start, end, intensity }) => {
      const around = intensity >= 2 ? Math.min(AROUND.characters, AROUND.share * length) : 0
      return { from: start - around, to: end + around }
    })
  return (ref) => bounds.every(({ from, to }) => to <= ref.start || ref.end <= from)
}
