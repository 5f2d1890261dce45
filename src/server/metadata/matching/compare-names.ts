import { foldWords, isArabic } from './fold-words.ts'
import { remembered } from './remembered.ts'
import { nameSkeleton, soundsAlike } from './name-skeleton.ts'

/** Titles, particles and words that stand for "nobody knows": they neither make nor break a match. */
const PARTICLES = new Set(
  (
    'al el ul bin ibn ben bint von van de der del la le da di du and by the dr mr mrs ms prof sir jr sr phd sheikh sheikha shaikh ' +
    'بن ابن بنت ال د الدكتور دكتوره الدكتوره الاستاذ الشيخ استاذ الشيخه السيد السيده تاليف بقلم رسوم'
  ).split(' '),
)
const NOBODY = /^(anonymous|unknown|various|regional author|anon|مجهول|غير معروف|مؤلفون|مجموعه من المؤلفين)$/
const SEPARATOR = /\s*(?:;|\/|&|\||؛|\sand\s|\swith\s|\sو\s)\s*/i

/**
 * Whether two statements of authorship name a common person: any order of the parts, initials, accents, vowel signs,
 * titles, and Arabic names in Latin letters. null where one of them says nothing.
 *
 * @example sameAuthor('Burnett, Frances Hodgson', 'F. H. Burnett') // true
 * @example sameAuthor('نجيب محفوظ', 'Naguib Mahfouz') // true
 */
export function sameAuthor(a: string, b: string): boolean | null {
  const [first, second] = [people(a), people(b)]
  if (first.length === 0 || second.length === 0) return null
  return first.some((one) => second.some((other) => samePerson(one, other)))
}

/** Publishers are known by their first telling words: "Penguin" and "Penguin Books Ltd" are one house. */
export function samePublisher(a: string, b: string): boolean | null {
  const [first, second] = [houseWords(a), houseWords(b)]
  if (first.length === 0 || second.length === 0) return null
  const [fewer, more] = first.length <= second.length ? [first, second] : [second, first]
  return fewer.every((word) => more.includes(word))
}

const HOUSE_WORDS = new Set(
  'the and books book press publishing publishers publisher publications house group ltd limited inc llc co company دار نشر للنشر والتوزيع مكتبه مؤسسه كتب'.split(
    ' ',
  ),
)
const houseWords = (text: string): string[] => foldWords(text).filter((word) => !HOUSE_WORDS.has(word))

const people = remembered((statement): string[][] =>
  statement
    .split(SEPARATOR)
    .filter((name) => !NOBODY.test(foldWords(name).join(' ')))
    .map((name) => joinServant(foldWords(name)).filter((word) => !PARTICLES.has(word) && !/^\d+$/.test(word)))
    .filter((words) => words.length > 0),
)

/** "Abd Allah", "Abdel Rahman" and «عبد الله» are one name each. */
function joinServant(words: string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const next = words[at + 1]
    if (next !== undefined && /^(?:abd|abdel|abdul|abdal|عبد)$/.test(word)) {
      const article = /^(?:al|el|ul)$/.test(next) ? 2 : 1
      joined.push(`${isArabic(word) ? word : 'abd-'}${(words[at + article] ?? '').replace(/^ال/, '')}`)
      at += article
    } else {
      joined.push(word.replace(/^(?:abdel|abdul|abdal)(?=.{3})/, 'abd-').replace(/^عبدال/, 'عبد'))
    }
  }
  return joined
}

/** Every part of the shorter name has its own partner in the longer one, and at least one of them tells. */
function samePerson(a: string[], b: string[]): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  const free = [...longer]
  const telling: string[] = []
  for (const part of shorter) {
    const at = free.findIndex((other) => other === part)
    const partner = at === -1 ? free.findIndex((other) => samePart(part, other)) : at
    if (partner === -1) return false
    const [other = ''] = free.splice(partner, 1)
    if (tells(part, other)) telling.push(part)
  }
  // One common part proves a person where neither side gives more, or where it is no short common name.
  const [only] = telling
  return telling.length >= 2 || (only !== undefined && (shorter.length > 1 || longer.length === 1 || only.length >= 5))
}

/** Initials, and sounds of a single consonant, agree too easily. */
function tells(part: string, partner: string): boolean {
  if (part.length === 1 || partner.length === 1) return false
  return part === partner || nameSkeleton(part).length >= 2
}

function samePart(a: string, b: string): boolean {
  if (a === b) return true
  if (a.length === 1 || b.length === 1) return a[0] === b[0]
  return soundsAlike(a, b)
}
