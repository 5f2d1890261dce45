import type { Assessment, Theme, Value } from '../../contract/assessment.ts'
import type { Genre } from '../../contract/genres.ts'

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
  learning: 'Educational',
  war: 'Historical',
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
const ISLAMIC_VALUES = new Set<Value>(['trust-in-god', 'honouring-parents', 'mercy', 'gratitude'])
/** Of the weights of themes and values, which are 0-1 within one book. */
const PROMINENT = 0.12
const BEDTIME_WORDS = 1_500
/** Strong frightening passages in 10,000 words. */
const HORROR_DENSITY = 6

/** At most five genres of the closed list, the surest first; a book nothing points to is Realistic Fiction, or Educational when it is a first
 * reader. */
export function genresOf(assessment: Assessment): Genre[] {
  const { narrative, languageMeasures: measures, themes, values, findings } = assessment
  const weight = (theme: Theme): number => themes.find((found) => found.theme === theme)?.weight ?? 0
  const value = (name: Value): number => values.find((found) => found.value === name)?.weight ?? 0
  const islamic =
    weight('faith') >= PROMINENT && values.some((found) => ISLAMIC_VALUES.has(found.value)) && isMuslimVoice(assessment)
  const talkingAnimals = narrative.characters.some(({ kind }) => kind === 'animal') || weight('animals') >= PROMINENT
  const fear = findings.filter(({ category, intensity }) => category === 'fear' && intensity >= 3).length
  const short = measures.words <= BEDTIME_WORDS
  const calm = findings.every(({ intensity }) => intensity <= 1)
  const found: (Genre | false)[] = [
    narrative.verse && 'Poetry',
    islamic && 'Islamic',
    value('belonging') >= PROMINENT && mentionsEmirates(assessment) && 'UAE Culture',
    talkingAnimals && short && (weight('trickery') > 0 || weight('pride') > 0 || weight('friendship') > 0) && 'Fable',
    fear >= 3 && (fear * 10_000) / measures.words >= HORROR_DENSITY && 'Horror',
    weight('magic') >= PROMINENT && !talkingAnimals && short && 'Fairy Tale',
    ...themes
      .toSorted((a, b) => b.weight - a.weight)
      .filter((theme) => theme.weight >= PROMINENT)
      .map(({ theme }): Genre | false => (theme === 'faith' ? islamic && 'Islamic' : (THEME_GENRES[theme] ?? false))),
    short && calm && measures.age <= 7 && measures.words >= 80 && 'Bedtime',
  ]
  const genres = [...new Set(found.filter((genre) => genre !== false))]
  if (genres.length > 0) return genres.slice(0, 5)
  return [measures.age <= 6 && short ? 'Educational' : 'Realistic Fiction']
}

const quotesOf = ({ themes, values }: Assessment): string =>
  [...themes, ...values].flatMap(({ evidence }) => evidence.map(({ quote }) => quote)).join('\n')

/** Faith spoken of in Muslim terms: a church tale is not an Islamic book. */
function isMuslimVoice(assessment: Assessment): boolean {
  return /\b(Allah|Muslims?|Islam|Quran|Qur'an|mosque|Ramadan)\b|(?<!\p{L})(?:الله|والله|بالله|القرآن|المسجد|رمضان|الصلاة)(?!\p{L})/iu.test(
    quotesOf(assessment),
  )
}

function mentionsEmirates(assessment: Assessment): boolean {
  return /\b(Emirat\w*|UAE|Dubai|Abu Dhabi|Sharjah|Ajman|Fujairah|Al Ain)\b|(?<!\p{L})[وفبل]?(?:الإمارات|إماراتي\p{L}*|دبي|أبوظبي|أبو ظبي|الشارقة|عجمان|الفجيرة|رأس الخيمة)(?!\p{L})/iu.test(
    quotesOf(assessment),
  )
}
