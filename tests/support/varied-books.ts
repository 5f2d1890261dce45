import { THEMES, type Assessment } from '../../src/contract/assessment.ts'
import { NMC_CATEGORIES } from '../../src/contract/nmc.ts'
import type { Pipeline } from '../../src/pipeline/pipeline.ts'
import { createRandom } from '../../scripts/seed/random.ts'
import { redPicture } from './books/red-picture.ts'
import { makeAssessment } from './factories.ts'
import { createFakePipeline } from './fake-pipeline.ts'

/** A word that stands in one book alone: in its text, its title and its file's name. @example markerOf(7) // 'zq007x' */
export function markerOf(number: number): string {
  return `zq${String(number).padStart(3, '0')}x`
}

const SENTENCES = {
  en: 'Salma walked to the sea with her grandfather and they counted the boats. ',
  ar: 'مشت سلمى إلى البحر مع جدها وعدّا القوارب معًا حتى المساء. ',
}

/** The text of one of the varied books: every third is Arabic. */
export function variedText(number: number): string {
  return `${markerOf(number)}\n\n${SENTENCES[number % 3 === 0 ? 'ar' : 'en'].repeat(60)}`
}

/** Judges each of the varied books in its own way, the same each time: for the youngest, for nobody, or in between; each has a cover. */
export async function createVariedPipeline(): Promise<Pipeline> {
  const pipeline = createFakePipeline({ cover: await redPicture() })
  return {
    ...pipeline,
    assess: async (book) => assessmentOf(Number(/zq(\d+)x/.exec(book.text)?.[1] ?? 0)),
  }
}

function assessmentOf(number: number): Assessment {
  const random = createRandom(number)
  const plain = makeAssessment({ score: random.next() < 0.7 ? 96 : 40 + 55 * random.next() })
  const categories = NMC_CATEGORIES.filter(() => random.next() < 0.12)
  return {
    ...plain,
    language: number % 3 === 0 ? 'ar' : 'en',
    notices: random.next() < 0.85 ? [] : plain.notices,
    nmc: {
      ...plain.nmc,
      ...Object.fromEntries(
        categories.map((category) => [
          category,
          { intensity: 1 + Math.floor(random.next() * 3), forbidden: random.next() < 0.1, evidence: [] },
        ]),
      ),
    },
    languageMeasures: { ...plain.languageMeasures, age: 5 + 8 * random.next(), readingMinutes: 1 + 90 * random.next() },
    themeMeasures: { ...plain.themeMeasures, age: 3 + 9 * random.next() },
    themes: [0.5, 0.3, 0.1].map((weight) => ({ theme: random.pick(THEMES), weight, evidence: [] })),
  }
}
