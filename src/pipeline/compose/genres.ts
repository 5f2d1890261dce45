import type { Assessment, BookKind, Theme } from '../../contract/assessment.ts'
import type { Genre } from '../../contract/genres.ts'
import type { GenreSigns } from './genre-signs.ts'

const THEME_GENRES: Partial<Record<Theme, Genre>> = {
  adventure: 'Adventure',
  magic: 'Fantasy',
  animals: 'Animals',
  family: 'Family',
  friendship: 'Friendship',
  humour: 'Humour',
  mystery: 'Mystery',
  romance: 'Romance',
  nature: 'Nature',
  faith: 'Islamic',
  loneliness: 'Emotions',
  death: 'Emotions',
  illness: 'Emotions',
  bullying: 'Emotions',
  'growing-up': 'Realistic Fiction',
  home: 'Family',
  poverty: 'Realistic Fiction',
  work: 'Realistic Fiction',
  injustice: 'Drama',
  pride: 'Drama',
}
/** Of the weights of themes and values, which are 0-1 within one book. */
const PROMINENT = 0.12
const BEDTIME_WORDS = 1_500
/** A fable is told in so many words; a book of them has many short chapters. */
const FABLE_WORDS = 700
/** Strong frightening passages in 10,000 words, and how many there must be. */
const HORROR_DENSITY = 6
const HORROR_PASSAGES = 8
/** Of these genres one excludes the others: what cannot happen is not realistic. */
const UNREAL = new Set<Genre>(['Fantasy', 'Fairy Tale', 'Fable', 'Science Fiction'])
/** Kinds of books that are made up of facts, and what only made-up tales are. */
const FACTUAL = new Set<BookKind>(['information', 'biography', 'activity'])
const MADE_UP = new Set<Genre>([...UNREAL, 'Realistic Fiction', 'Romance', 'Mystery', 'Horror', 'Drama', 'Bedtime'])
/** The strength from which a book is about learning and does not only have a school in it. */
const ABOUT_LEARNING = 0.5
const SHORT_LEARNING = 0.3

/**
 * What a model that read the book calls it; else at most five genres of the closed list, the surest first; a book nothing points to is Realistic Fiction, or Educational
 * when it is a first reader.
 */
export function genresOf(assessment: Assessment, signs: GenreSigns): Genre[] {
  const { narrative, languageMeasures: measures, themes, findings, texts, bookKind } = assessment
  if (texts?.genres !== undefined) return texts.genres
  const weight = (theme: Theme): number => themes.find((found) => found.theme === theme)?.weight ?? 0
  const islamic = weight('faith') >= PROMINENT && isMuslimVoice(signs)
  const talkingAnimals = narrative.characters.some(({ kind }) => kind === 'animal') || weight('animals') >= PROMINENT
  const heroes = narrative.characters.toSorted((a, b) => b.mentions - a.mentions).slice(0, 3)
  const animalHeroes = heroes.filter(({ kind }) => kind === 'animal').length
  const fables = animalHeroes >= 2 && measures.words / Math.max(1, narrative.chapters.length) < FABLE_WORDS
  const fear = findings.filter(({ category, intensity }) => category === 'fear' && intensity >= 3).length
  const short = measures.words <= BEDTIME_WORDS
  const story = narrative.characters.length > 0
  const learning = weight('learning')
  const topTheme = themes.toSorted((a, b) => b.weight - a.weight)[0]?.theme
  const calm = findings.every(({ intensity }) => intensity <= 1)
  const found: (Genre | false)[] = [
    narrative.verse && 'Poetry',
    islamic && 'Islamic',
    isOfTheEmirates(signs) && 'UAE Culture',
    fables && !short && 'Fable',
    talkingAnimals && short && (weight('trickery') > 0 || weight('pride') > 0 || weight('friendship') > 0) && 'Fable',
    isInteractive(signs) && 'Interactive',
    isScience(signs, short) && 'STEM',
    story && isScienceFiction(signs) && 'Science Fiction',
    isHistory(signs, weight('war')) && weight('magic') < PROMINENT && 'Historical',
    fear >= HORROR_PASSAGES && (fear * 10_000) / measures.words >= HORROR_DENSITY && 'Horror',
    weight('magic') >= PROMINENT && !talkingAnimals && short && 'Fairy Tale',
    ...themes
      .toSorted((a, b) => b.weight - a.weight)
      .filter((theme) => theme.weight >= PROMINENT)
      .map(({ theme }): Genre | false => (theme === 'faith' ? islamic && 'Islamic' : (THEME_GENRES[theme] ?? false))),
    ((learning >= ABOUT_LEARNING && topTheme === 'learning') || (short && learning >= SHORT_LEARNING)) && 'Educational',
    short && calm && measures.age <= 7 && measures.words >= 80 && 'Bedtime',
  ]
  const factual = bookKind !== undefined && FACTUAL.has(bookKind)
  const all = [...new Set(found.filter((genre) => genre !== false))].filter((genre) => !(factual && MADE_UP.has(genre)))
  const genres =
    animalHeroes > 0 || all.some((genre) => UNREAL.has(genre))
      ? all.filter((genre) => genre !== 'Realistic Fiction')
      : all
  if (genres.length > 0) return genres.slice(0, 5)
  return [factual || (measures.age <= 6 && short) ? 'Educational' : 'Realistic Fiction']
}

function isInteractive({ Interactive }: GenreSigns): boolean {
  return Interactive.hits >= 3 && Interactive.rate >= 20
}

function isScience({ STEM }: GenreSigns, short: boolean): boolean {
  return short
    ? STEM.hits >= 3 && STEM.different >= 3 && STEM.rate >= 60
    : STEM.hits >= 6 && STEM.different >= 4 && STEM.rate >= 30
}

function isScienceFiction(signs: GenreSigns): boolean {
  const sign = signs['Science Fiction']
  return sign.hits >= 4 && sign.different >= 2 && sign.rate >= 8
}

/** Rulers and centuries, or a war with some of them. */
function isHistory({ Historical }: GenreSigns, war: number): boolean {
  if (Historical.hits < 5 || Historical.different < 3) return false
  return Historical.rate >= (war >= PROMINENT ? 12 : 20)
}

/** Faith spoken of in Muslim terms: a church tale is not an Islamic book, and Christians too say «الله». */
function isMuslimVoice({ Islamic }: GenreSigns): boolean {
  return Islamic.hits >= 3 && Islamic.rate >= 4
}

function isOfTheEmirates(signs: GenreSigns): boolean {
  const sign = signs['UAE Culture']
  return sign.hits >= 3 && sign.rate >= 5
}
