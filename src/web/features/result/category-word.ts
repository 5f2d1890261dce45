import type { TFunction } from 'i18next'
import type { FindingCategory } from '../../../contract/assessment.ts'
import { NMC_CATEGORIES } from '../../../contract/nmc.ts'

/** What may be found, in the reader's words. */
export function categoryWord(t: TFunction, category: FindingCategory): string {
  const media = NMC_CATEGORIES.find((known) => known === category)
  return media === undefined
    ? t(`values.category.${category as Exclude<FindingCategory, (typeof NMC_CATEGORIES)[number]>}`)
    : t(`values.nmc.${media}`)
}
