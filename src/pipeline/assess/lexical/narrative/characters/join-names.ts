import { FEMALE_TITLES, MALE_TITLES } from './character-words.ts'
import { addCompany } from './name-company.ts'
import type { SeenFigure } from './choose-figures.ts'

/** Names of one person joined: "Mr. Kara", "Kara" and "Omar Kara"; "Swallow" and "the Swallow". */
export const joinNames = (figures: readonly SeenFigure[]): SeenFigure[] => joinArticles(joinSurnames(figures))

/** Names that stand so often in one sentence, of the rarer one's sentences, tell of two. */
const TOGETHER = 0.25

/** "Kara" and "Mr. Kara" join "Omar Kara", "Mrs. Kara" joins "Huda Kara": each the one whom it fits, where only one does. */
function joinSurnames(figures: readonly SeenFigure[]): SeenFigure[] {
  const gone = new Map<SeenFigure, SeenFigure>()
  for (const [surname, house] of bySurname(figures)) {
    joinHouse(
      surname,
      house.filter((figure) => !gone.has(figure)),
      (target, other) => {
        absorb(target, other)
        gone.set(other, target)
      },
    )
  }
  return figures.filter((figure) => !gone.has(figure))
}

function bySurname(figures: readonly SeenFigure[]): Map<string, SeenFigure[]> {
  const houses = new Map<string, SeenFigure[]>()
  for (const figure of figures) {
    if (figure.key.startsWith('the ')) continue
    for (const variant of figure.variants.keys()) {
      const surname = variant.toLowerCase().split(' ').at(-1) ?? ''
      const house = houses.get(surname) ?? []
      if (!house.includes(figure)) house.push(figure)
      houses.set(surname, house)
    }
  }
  return houses
}

function joinHouse(surname: string, house: SeenFigure[], join: (target: SeenFigure, other: SeenFigure) => void): void {
  const full = house.filter(({ key }) => !key.includes(' ') && key !== surname)
  const titled = house.filter(({ key }) => key.endsWith(` ${surname}`))
  const bareName = house.find(({ key }) => key === surname)
  const owners = new Map<SeenFigure, SeenFigure>()
  for (const person of full) {
    const fitting = titled.filter((other) => ownerOf(other, full) === person)
    if (!areOne(fitting)) continue
    for (const other of fitting) {
      join(person, other)
      owners.set(other, person)
    }
  }
  if (bareName === undefined) return
  // With "Mrs. Kara" beside them the bare name still means the man.
  const mister = titled.find(({ key }) => key === `mr ${surname}`)
  const owner = mister === undefined ? undefined : owners.get(mister)
  const free = titled.filter((other) => !owners.has(other))
  if (owner !== undefined) join(owner, bareName)
  else if (mister !== undefined) join(bareName, mister)
  else if (full.length === 1) {
    if (free.length <= 1 && !opposes(full[0]!, bareName)) join(full[0]!, bareName)
  } else if (titled.length === 1 && free.length === 1 && !opposes(free[0]!, bareName)) join(bareName, free[0]!)
}

/** The one among the full names of a house who bears a title, if the text lets only one be meant. */
function ownerOf(titled: SeenFigure, full: readonly SeenFigure[]): SeenFigure | undefined {
  const fitting = full.filter((person) => !opposes(person, titled) && !standTogether(person, titled))
  // "Mrs. Huda Kara" says outright who "Mrs. Kara" is.
  const told = fitting.filter(({ key }) =>
    titled.variants.keys().some((name) => name.toLowerCase().includes(` ${key} `)),
  )
  const sure = told.length > 0 ? told : fitting
  return sure.length === 1 ? sure[0] : undefined
}

/** "Mr. Kara" and "Dr. Kara" may be one; "Mr." and "Mrs.", "Mrs." and "Miss" are two, and then nobody knows which. */
function areOne(titled: readonly SeenFigure[]): boolean {
  if (titled.length > 2) return false
  const [one, other] = titled
  return one === undefined || other === undefined || (genderOf(one) !== 'she' && genderOf(other) !== 'she')
}

function genderOf({ key, he, she }: SeenFigure): 'he' | 'she' | undefined {
  const title = key.split(' ')[0] ?? ''
  if (FEMALE_TITLES.has(title)) return 'she'
  if (MALE_TITLES.has(title)) return 'he'
  if (she > 2 * he) return 'she'
  return he > 2 * she ? 'he' : undefined
}

function opposes(one: SeenFigure, other: SeenFigure): boolean {
  const genders = [genderOf(one), genderOf(other)]
  return genders.includes('he') && genders.includes('she')
}

function standTogether({ sentences }: SeenFigure, other: SeenFigure): boolean {
  const theirs = new Set(other.sentences)
  const shared = sentences.filter((sentence) => theirs.has(sentence)).length
  return shared >= 2 && shared > Math.min(sentences.length, theirs.size) * TOGETHER
}

/** "Swallow", as it is called, and "the Swallow", as it is told of, are one; the usual way names it. */
function joinArticles(figures: SeenFigure[]): SeenFigure[] {
  const byKey = new Map(figures.map((figure) => [figure.key, figure]))
  const gone = new Set<SeenFigure>()
  for (const figure of figures) {
    const told = byKey.get(`the ${figure.key}`)
    if (told === undefined) continue
    const [more, less] = told.mentions >= figure.mentions ? [told, figure] : [figure, told]
    absorb(more, less)
    gone.add(less)
  }
  return figures.filter((figure) => !gone.has(figure))
}

function absorb(target: SeenFigure, other: SeenFigure): void {
  addCompany(target, other)
  target.mentions += other.mentions
  target.titles += other.titles
  target.certain ||= other.certain
  target.sentences = [...new Set([...target.sentences, ...other.sentences])].toSorted((a, b) => a - b)
  for (const [variant, count] of other.variants)
    target.variants.set(variant, (target.variants.get(variant) ?? 0) + count)
}
