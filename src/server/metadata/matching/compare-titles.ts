import { foldWords } from './fold-words.ts'
import { remembered } from './remembered.ts'

const SUBTITLE = /\s*(?::|;|\s[-\u2013\u2014]\s|\(|\[|\s\/\s)\s*/
/** Leading words that catalogues leave out or move to the end. */
const ARTICLES = new Set(['the', 'a', 'an'])
/** Words of a subtitle that only say what kind of edition or text it is. */
const EDITION_WORDS = new Set(
  (
    'a an the and of in for with by novel story tale stories tales book edition illustrated unabridged complete classic classics ' +
    'annotated original collection hardcover paperback ebook audio anniversary special deluxe large print series ' +
    'روايه قصه حكايه قصص حكايات كتاب طبعه الطبعه مصور مصوره كامله سلسله'
  ).split(' '),
)
const NUMERALS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vi: '6',
  vii: '7',
  الاول: '1',
  الثاني: '2',
  الثالث: '3',
  الرابع: '4',
  الخامس: '5',
}
const VOLUME = /^(?:volume|vol|part|book|no|الجزء|جزء|المجلد|مجلد)$/

type Title = { whole: string[]; main: string[]; sub: string[]; volume: string }

/**
 * How much two titles are the same title, 0-1. Subtitles that only one side gives, articles, accents, vowel signs and
 * one slip of a letter do not matter; another volume, or another subtitle of the same main title, is another book.
 *
 * @example titleSimilarity('The Secret Garden', 'Secret garden, The (Illustrated)') // 0.97
 */
export function titleSimilarity(a: string, b: string): number {
  const [first, second] = [parse(a), parse(b)]
  if (first.whole.length === 0 || second.whole.length === 0) return 0
  if (first.volume !== second.volume) return 0
  if (sameWords(first.whole, second.whole)) return 1
  if (sameWords(telling(first.whole), telling(second.whole))) return 0.97
  if (sameWords(first.main, second.main)) {
    if (first.sub.length === 0 || second.sub.length === 0) return 0.93
    return overlap(first.sub, second.sub) >= 0.6 ? 0.95 : 0.5
  }
  return Math.min(0.88, overlap(first.whole, second.whole))
}

/** Whether a title alone tells a book from others: "Home" does not. */
export function isDistinctive(title: string): boolean {
  const { whole } = parse(title)
  return (whole.length >= 5 || telling(whole).length >= 3) && whole.join('').length >= 14
}

/** The form by which records are indexed: the words of the main title, without articles. */
export function titleKey(title: string): string {
  return parse(title).main.join(' ').slice(0, 200)
}

/**
 * What a title must have in common with another to be the same (`titleSimilarity` of 0.9 or more): of each word of its main
 * title that tells, the forms of which a like word has at least one. So an index of forms finds every title worth comparing.
 */
export function titleForms(title: string): string[][] {
  const { main } = parse(title)
  const words = telling(main)
  return (words.length > 0 ? words : main).map(wordForms)
}

/** Two words are alike (`sameWord`) only where they have one of these in common. */
function wordForms(word: string): string[] {
  const bare = withoutArabicArticle(word)
  const forms = [bare, undoubled(bare)]
  // Of two long words between which there is one slip, a letter left out of each at its place leaves the same.
  if (bare.length >= FORGIVEN)
    for (let at = 0; at < bare.length; at++) forms.push(bare.slice(0, at) + bare.slice(at + 1))
  return [...new Set(forms)]
}

const parse = remembered((title): Title => {
  const [mainText = '', ...rest] = title.split(SUBTITLE)
  const whole = withoutArticle(titleWords(title))
  const main = withoutArticle(titleWords(mainText))
  const volume = volumeOf(title)
  if (main.length === 0) return { whole, main: whole, sub: [], volume }
  return { whole, main, sub: telling(titleWords(rest.join(' '))), volume }
})

/** Without the number of a volume, which is compared by itself; an Arabic "and" that stands alone joins its word. */
function titleWords(title: string): string[] {
  const words = foldWords(title)
  const numbered = words.filter((word, at) => !isVolume(words, at) && !(VOLUME.test(word) && isVolume(words, at + 1)))
  return numbered.reduce<string[]>((joined, word) => {
    if (joined.at(-1) === 'و') joined[joined.length - 1] = `و${word}`
    else joined.push(word)
    return joined
  }, [])
}

/** Whether the word is the number of a volume; years and other long numbers are none. */
function isVolume(words: string[], at: number): boolean {
  const word = words[at] ?? ''
  if (/^\d{1,3}$/.test(word)) return true
  return word in NUMERALS && (VOLUME.test(words[at - 1] ?? '') || (word.length > 1 && /^[ivx]+$/.test(word)))
}

function withoutArticle(words: string[]): string[] {
  if (words.length < 2) return words
  if (ARTICLES.has(words[0] ?? '')) return words.slice(1)
  // "Hobbit, The"
  return ARTICLES.has(words.at(-1) ?? '') ? words.slice(0, -1) : words
}

const telling = (words: string[]): string[] => words.filter((word) => !EDITION_WORDS.has(word))

/** The numbers of volumes a title gives. */
function volumeOf(title: string): string {
  const words = foldWords(title)
  const numbers = words.filter((_, at) => isVolume(words, at))
  return numbers.map((number) => NUMERALS[number] ?? String(Number(number))).join(' ')
}

function sameWords(a: string[], b: string[]): boolean {
  return a.length > 0 && a.length === b.length && a.every((word, at) => sameWord(word, b[at] ?? ''))
}

/** One slip is forgiven in a word of so many letters. */
const FORGIVEN = 6

function sameWord(a: string, b: string): boolean {
  if (a === b) return true
  const [x, y] = [withoutArabicArticle(a), withoutArabicArticle(b)]
  return (
    x === y ||
    (Math.min(x.length, y.length) >= 4 && undoubled(x) === undoubled(y)) ||
    (Math.min(x.length, y.length) >= FORGIVEN && oneSlip(x, y))
  )
}

const withoutArabicArticle = (word: string): string => (word.startsWith('ال') && word.length > 4 ? word.slice(2) : word)
const undoubled = (word: string): string => word.replaceAll(/(.)\1/g, '$1')

function oneSlip(a: string, b: string): boolean {
  // One wizard and several are two books.
  if (`${a}s` === b || `${b}s` === a) return false
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const [restA, restB] = [a.slice(from), b.slice(from)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

/** Dice's coefficient over the words that tell. */
function overlap(a: string[], b: string[]): number {
  const [x, y] = [telling(a), telling(b)]
  if (x.length === 0 || y.length === 0) return 0
  const free = [...y]
  let common = 0
  for (const word of x) {
    const at = free.findIndex((other) => sameWord(word, other))
    if (at === -1) continue
    free.splice(at, 1)
    common++
  }
  return (2 * common) / (x.length + y.length)
}
