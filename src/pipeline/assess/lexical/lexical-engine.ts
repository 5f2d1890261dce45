import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BookKind, Finding, LanguageMeasures, NarrativeFacts } from '../../../contract/assessment.ts'
import type { Notice } from '../../../contract/notices.ts'
import type { Engine } from '../engine.ts'
import { sharedReader, type Reader } from '../reader/reader.ts'
import { aggregateNmc, severitiesOf, strongestFirst } from './rating/aggregate.ts'
import { compileMatcher, type Matcher } from './match/compile-matcher.ts'
import { rateCriteria } from './rating/criteria.ts'
import { sharedDiction, type ReadDiction } from './diction/diction.ts'
import { saidTogether, sharedImpressions, type ReadImpressions } from './impression/impression.ts'
import { BOOK_MODEL } from './rating/book-model.ts'
import { SHORT_MODEL } from './rating/short-model.ts'
import type { BookModels } from './rating/book-weights.ts'
import { WholeBook } from './rating/whole-book.ts'
import { findInjections } from './findings/injection.ts'
import { measureLanguage } from './level/measure-language.ts'
import { lexicalEvaluator } from './lexical-evaluator.ts'
import { loadLexicon, type LexiconLanguage } from './lexicon/load-lexicon.ts'
import { foldArabic } from './segment/arabic-fold.ts'
import { tokenize } from './segment/tokenize.ts'
import type { TokenizedText } from './segment/tokenized-text.ts'
import { SCRIPT } from './segment/word-interner.ts'
import { genreSigns } from './genres/genre-signs.ts'
import { readGenres } from './genres/read-genres.ts'
import { isHonoured } from './narrative/first-people.ts'
import { peopleOf, sharedTitles } from './narrative/characters/one-of-many.ts'
import { readBookKind } from './narrative/kind/read-book-kind.ts'
import { readNarrative } from './narrative/read-narrative.ts'
import { storySentences } from './narrative/story-sentences.ts'
import { readContent } from './findings/read-content.ts'
import { measureThemes, THEME_MODEL, type ThemeModel } from './themes/measure-themes.ts'
import { weighThemes } from './themes/weigh-themes.ts'
import { findAbout } from '../telling/about/find-about.ts'
import { findCourse } from '../telling/course/find-course.ts'
import { findTelling } from '../telling/find-telling.ts'
import { sentenceVectors } from '../telling/sentence-vectors.ts'
import { sharedTellingHeads, type TellingHeads } from '../telling/telling-heads.ts'

/** A text of fewer words says little about its pictures. */
const SHORT_TEXT_WORDS = 60
/**
 * A book with less than this chance of holding something grave may be relied on (docs/accuracy.md says how often that is wrong), if it
 * was not likely enough written for adults, who are told of such things without a word for them.
 */
const SURE_BELOW = 0.1
const FOR_ADULTS_FROM = 0.3
/** What somebody made up; essays and scripture speak of prophets without making characters of them. */
const INVENTED: ReadonlySet<BookKind> = new Set(['story', 'play', 'poetry', 'collection'])
/** A theme that passages tell of stands also in the words of the book, weighed against other books: both are wrong about others. */
const SAID_FROM = 0.4
/** Findings stored a category; scores are computed from all of them. */
const MOST_STORED = 60

/** What the engine learned from examples. */
export type Learned = {
  reader: Reader
  diction: ReadDiction
  impressions: ReadImpressions
  bookModels: BookModels
  themeModel: ThemeModel
  /** Absent where nobody asks for a guide. */
  tellingHeads?: TellingHeads
}

/** What is in the repository, learned from everything. */
export const learnedFromAll = (): Learned => ({
  reader: sharedReader(),
  diction: sharedDiction(),
  impressions: sharedImpressions(),
  bookModels: { short: SHORT_MODEL, book: BOOK_MODEL },
  themeModel: THEME_MODEL,
  tellingHeads: sharedTellingHeads(),
})

/**
 * The embedded engine: no key, no network, the same answer every time. The lexicon of a language is read and compiled
 * with the first book that has a word in its script; `assess` rejects when one of its files has a fault.
 *
 * @param learned a measurement has what has not seen the book it reads
 */
export function createLexicalEngine(learned: () => Learned = learnedFromAll): Engine {
  const matcherFor = lazyMatchers()
  const evaluator = lexicalEvaluator()
  return {
    evaluator,
    async assess(book, criteria, options = {}) {
      const { signal, onStage } = options
      const begin = async (stage: Parameters<NonNullable<typeof onStage>>[0]): Promise<void> => {
        onStage?.(stage)
        // Lets a cancellation or a progress event through between the stages.
        await nextTurn()
        signal?.throwIfAborted()
      }
      await begin('cultural')
      const tokens = tokenize(book.text)
      const { matches, findings: found } = readContent(book, matcherFor(tokens), tokens)
      const {
        reader,
        diction: readDiction,
        impressions: readImpressions,
        bookModels,
        themeModel,
        tellingHeads,
      } = learned()
      const readings = reader.read(tokens, found)
      const { shown, sure, likely } = reader.findings(tokens, book, found, readings)
      const words = tokens.tokenCount
      await begin('safety')
      const languageMeasures = measureLanguage(tokens, book, readings)
      const narrative = readNarrative(tokens, book)
      const keep = storySentences(tokens, book)
      const diction = readDiction(tokens)
      const impressions = readImpressions(readings)
      const said = saidTogether(diction, impressions)
      const whole = new WholeBook(
        { findings: sure, shown, likely, lexicon: found },
        {
          words,
          languageAge: languageMeasures.age,
          dialogueShare: narrative.dialogueShare,
          arabic: tokens.language === 'ar',
          said,
          models: bookModels,
        },
      )
      const nmc = aggregateNmc(whole)
      const severities = severitiesOf(whole)
      const injections = findInjections(tokens)
      await begin('complexity')
      const countedThemes = weighThemes(tokens, matches, book)
      const telling = tellingHeads && findTelling({ tokens, book, matches, found, readings }, reader, tellingHeads)
      const told = telling?.themes?.filter(({ theme }) =>
        countedThemes.some((counted) => counted.theme === theme && counted.weight >= SAID_FROM),
      )
      const themes =
        told ?? countedThemes.map((counted) => ({ ...counted, evidence: telling?.showing(counted.theme) ?? [] }))
      const { kind: bookKind, chance: kindChance } = readBookKind(tokens, book, narrative, readings)
      const counted = { tokens, narrative, themes: countedThemes, found, signs: genreSigns(book.text, words) }
      const { genres, factual } = readGenres(counted, bookKind, readings)
      const findings = stored(shown)
      const toldNarrative = {
        ...narrative,
        characters: peopleOf(narrative.characters, bookKind, words, sharedTitles(tokens)),
      }
      const around = { ...toldNarrative, title: book.metadata.title ?? '' }
      const vectors = sentenceVectors(tokens, reader)
      const themeMeasures = measureThemes(tokens, {
        findings: shown,
        themes: countedThemes,
        told: { named: themes.map(({ theme }) => theme), findings, narrative: toldNarrative, bookKind },
        narrative,
        language: languageMeasures,
        severities,
        saidAges: { short: said.short.age, book: said.book.age },
        impressionAge: impressions.short?.age ?? diction.age,
        asAWhole: whole.share,
        bookShare: whole.bookShare,
        model: themeModel,
      })
      const notices: Notice[] = []
      if (injections.length > 0) notices.push({ code: 'suspicious_instructions' })
      if (whole.share * whole.grave() >= SURE_BELOW || whole.share * whole.adult() >= FOR_ADULTS_FROM)
        notices.push({ code: 'unsure_of_content', params: { subject: whole.gravest() } })
      // A prophet in a story of somebody's making: no word of it need be wrong for a family to want to know first.
      else if (narrative.firstPeople === true && INVENTED.has(bookKind) && !isHonoured(book.text))
        notices.push({ code: 'unsure_of_content', params: { subject: 'prophets' } })
      else if (narrative.deities === true && INVENTED.has(bookKind))
        notices.push({ code: 'unsure_of_content', params: { subject: 'gods' } })
      if (words < SHORT_TEXT_WORDS)
        notices.push({ code: 'short_text', params: { words: keptTokens(tokens, keep).length } })
      return {
        evaluator,
        language: tokens.language,
        findings,
        nmc,
        fear: severities.fear,
        criteria: rateCriteria(criteria, {
          tokens,
          book,
          whole,
          language: languageMeasures,
          theme: themeMeasures,
          narrative,
          told: { kind: bookKind, people: toldNarrative.characters },
        }),
        languageMeasures: wordsToLearn(languageMeasures, narrative, tokens, keep),
        themeMeasures,
        themes,
        // Of what it would show half was wrong (decision 0066): a model shows them.
        values: [],
        narrative: toldNarrative,
        bookKind,
        kindChance,
        genres,
        ...(bookKind === 'information' ? { factual } : {}),
        talkingPoints: telling?.talkingPoints ?? [],
        about: tellingHeads && findAbout(tokens, book, around, vectors),
        ...(tellingHeads && bookKind === 'story' ? { course: findCourse(tokens, book, around, vectors) } : {}),
        notices,
        unverifiedQuotes: 0,
        doubtful: placesOf(likely.filter((finding) => !shown.includes(finding))),
      }
    },
  }
}

/** What is told: of a picture book without words its title and its makers are all that is read. */
const keptTokens = ({ tokenCount, tokenSentence }: TokenizedText, keep: Uint8Array): number[] =>
  Array.from({ length: tokenCount }, (_, token) => token).filter((token) => keep[tokenSentence[token]!] === 1)

/** A name is no word to explain, nor one of a licence or a note on the text; Arabic tells it from a rare word only by how the whole text uses it. */
function wordsToLearn(
  measures: LanguageMeasures,
  { characters }: NarrativeFacts,
  tokens: TokenizedText,
  keep: Uint8Array,
): LanguageMeasures {
  const bare = (word: string): string =>
    foldArabic(word)
      .toLowerCase()
      .replace(/^(?:[وفبكل]?ال|لل)/u, '')
  const names = new Set(characters.flatMap(({ name }) => name.split(/\s+/).map(bare)))
  const told = new Set(keptTokens(tokens, keep).map((token) => tokens.tokenForm[token]!))
  const forms = new Set([...told].map((form) => bare(tokens.forms[form]!)))
  const isTold = (word: string): boolean => word.split(/[\s-]/).some((part) => forms.has(bare(part)))
  return { ...measures, hardWords: measures.hardWords.filter((word) => !names.has(bare(word)) && isTold(word)) }
}

/** A matcher for the scripts of a text, so that an English book never waits for the Arabic lexicon. */
function lazyMatchers(): (tokens: TokenizedText) => Matcher {
  const made = new Map<string, Matcher>()
  return ({ tokenScript }) => {
    const languages: LexiconLanguage[] = []
    if (tokenScript.includes(SCRIPT.latin)) languages.push('en')
    if (tokenScript.includes(SCRIPT.arabic)) languages.push('ar')
    // A book in two scripts needs both; then the one matcher will do for every book.
    const key = made.has('en,ar') ? 'en,ar' : languages.join()
    const matcher = made.get(key) ?? compileMatcher(loadLexicon(undefined, languages))
    made.set(key, matcher)
    return matcher
  }
}

/** A few lines of doubt are enough to be looked at. */
const MOST_DOUBTFUL = 300
/** Nearer to each other than this, in characters, they are one place. */
const ONE_PLACE = 400

/** Where something is likely, each place once; of very many the gravest. */
function placesOf(findings: readonly Finding[]): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = []
  for (const { start, end } of strongestFirst(findings)
    .slice(0, MOST_DOUBTFUL)
    .toSorted((a, b) => a.start - b.start)) {
    const last = places.at(-1)
    if (last !== undefined && start <= last.end + ONE_PLACE) last.end = Math.max(last.end, end)
    else places.push({ start, end })
  }
  return places
}

/** The strongest findings of each category, in book order. */
function stored(findings: readonly Finding[]): Finding[] {
  return [...Map.groupBy(findings, (finding) => finding.category).values()]
    .flatMap((group) => strongestFirst(group).slice(0, MOST_STORED))
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
}
