// What it takes to tell 10,000 books apart for 40 profiles. Run: node bench/fit.ts
import { NMC_BAND_AGE, NMC_BANDS, NMC_CATEGORIES } from '../src/contract/nmc.ts'
import { THEMES } from '../src/contract/assessment.ts'
import { VERDICTS } from '../src/contract/verdict.ts'
import type { FitBook } from '../src/pipeline/fit/fit-book.ts'
import { fit } from '../src/pipeline/fit/fit.ts'
import { readerOf } from '../src/pipeline/fit/reader.ts'
import { createRandom } from '../scripts/seed/random.ts'

const BOOKS = 10_000
const PROFILES = 40
const source = createRandom(45)
const random = (): number => source.next()
const one = <Value>(values: readonly Value[]): Value => source.pick(values)

const books = Array.from({ length: BOOKS }, (): FitBook => ({
  verdict: one(VERDICTS),
  reviewedAge: null,
  unsure: random() < 0.1,
  picturesUnseen: random() < 0.1,
  themeAge: 3 + random() * 12,
  themeEvidence: [],
  languageAge: 5 + random() * 10,
  rareWordShare: random() / 10,
  hardSentences: [],
  language: one(['en', 'ar', 'mixed']),
  bands: true,
  categories: NMC_CATEGORIES.map((category) => {
    const band = one(NMC_BANDS)
    return { category, intensity: Math.floor(random() * 5), band, age: NMC_BAND_AGE[band], evidence: [] }
  }),
  redLineEvidence: [],
  criteria: Array.from({ length: 17 }, (_, index) => ({
    key: `c${String(index)}`,
    name: '',
    score: 100 * random(),
    evidence: [],
  })),
  themes: [1, 2, 3].map(() => ({ theme: one(THEMES), weight: random(), evidence: [] })),
}))

const startedAt = performance.now()
let alone = 0
for (let index = 0; index < PROFILES; index++) {
  const reads = { by: 'age' } as const
  const languages = [{ language: one(['en', 'ar'] as const), reads }]
  const reader = readerOf({ birthYear: null, grade: index % 12, languages }, 2026, new Map())
  const minds = one(['stricter', 'talk', 'as_judged'] as const)
  const profile = {
    categories: { violence: minds },
    criteria: { c1: minds, c2: minds },
    wished: [one(THEMES)],
    spared: [one(THEMES)],
    decisions: [],
  }
  for (const [at, book] of books.entries()) {
    if (fit({ book, bookId: String(at), reader, profile }).answer === 'alone') alone += 1
  }
}
const ms = performance.now() - startedAt
console.log(
  `${String(BOOKS)} books, ${String(PROFILES)} profiles: ${ms.toFixed(0)} ms, ${(ms / PROFILES).toFixed(1)} ms a profile; ${String(alone)} to read alone`,
)
