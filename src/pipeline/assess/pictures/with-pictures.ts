import type { Assessment, CriterionRating, FindingCategory } from '../../../contract/assessment.ts'
import type { BookText } from '../../../contract/book-text.ts'
import type { Language } from '../../../contract/languages.ts'
import { NMC_CATEGORIES, type NmcCategory } from '../../../contract/nmc.ts'
import type { Notice, NoticeCode } from '../../../contract/notices.ts'
import type { SeenPictures } from '../../../contract/picture-marks.ts'
import { scoreAt } from '../lexical/rating/criteria.ts'
import { CATEGORY_NAMES, DETECTORS } from '../lexical/rating/criterion-detectors.ts'

type Objections = SeenPictures['objections']
/** The part of an assessment that pictures bear on. */
type Weighed = {
  nmc: Record<NmcCategory, { intensity: number; forbidden: boolean }>
  criteria: { key: string; score: number }[]
}

/**
 * What an engine said of the words, what the reading of the file noticed, and what people said of the pictures, as one
 * assessment to be judged.
 */
export function withPictures(
  assessment: Assessment,
  book: Pick<BookText, 'notices'>,
  pictures: SeenPictures,
): Assessment {
  const weighed = withObjections(assessment, pictures.objections)
  return {
    ...weighed,
    criteria: weighed.criteria.map((criterion) => told(criterion, pictures.objections)),
    notices: afterLooking([...book.notices, ...assessment.notices], pictures),
  }
}

/**
 * An assessment with what people objected to in the pictures: a picture weighs as much as the strongest passage of its kind, so
 * the intensity of its category is at least its level, and no criterion that watches the category scores better than that
 * allows. Nothing becomes milder.
 */
export function withObjections<Scored extends Weighed>(assessment: Scored, objections: Objections): Scored {
  if (objections.length === 0) return assessment
  const nmc = { ...assessment.nmc }
  for (const category of NMC_CATEGORIES) {
    const levels = objections.flatMap((objection) => (objection.category === category ? objection.level : []))
    nmc[category] = { ...nmc[category], intensity: Math.max(nmc[category].intensity, ...levels) }
  }
  const criteria = assessment.criteria.map((criterion) => ({
    ...criterion,
    score: Math.min(criterion.score, ...objections.map((objection) => scoreAt(strengthFor(criterion.key, objection)))),
  }))
  return { ...assessment, nmc, criteria }
}

/** How strongly an objection bears on a criterion, 0-4. */
function strengthFor(criterion: string, { category, level }: Objections[number]): number {
  return Math.min(4, level * (DETECTORS[criterion]?.watches[category] ?? 0))
}

/** Why its score is what it is. */
function told(criterion: CriterionRating, objections: Objections): CriterionRating {
  const bearing = objections.filter((objection) => strengthFor(criterion.key, objection) > 0)
  if (bearing.length === 0) return criterion
  const categories = [...new Set(bearing.map(({ category }): FindingCategory => category))]
  const names = (language: Language): string[] => [
    ...new Set(categories.map((category) => CATEGORY_NAMES[category][language])),
  ]
  return {
    ...criterion,
    rationale: {
      en: `${criterion.rationale.en} Whoever looked at its pictures objected: ${names('en').join(', ')}.`,
      ar: `${criterion.rationale.ar} واعترض من اطّلع على صوره: ${names('ar').join('، ')}.`,
    },
  }
}

/**
 * A book that is told by its pictures no longer waits once all were seen. That few words leave little to judge is forgotten only
 * where people have seen them: what a model overlooks nobody knows.
 */
function afterLooking(
  notices: readonly Notice[],
  { all, byPeople, objected, foundByModel, instructing }: SeenPictures,
): Notice[] {
  const isTold = notices.some(({ code }) => code === 'pictures_unseen')
  const left = notices.filter(
    ({ code }) => !(isTold && all && code === 'pictures_unseen') && !(isTold && byPeople && code === 'short_text'),
  )
  return [
    ...left,
    ...counted('pictures_objected', objected),
    ...counted('pictures_found', foundByModel),
    ...counted('suspicious_pictures', instructing),
  ]
}

const counted = (code: NoticeCode, count: number): Notice[] => (count === 0 ? [] : [{ code, params: { count } }])
