import type { Assessment } from '../../../../contract/assessment.ts'
import { NMC_CATEGORIES, type NmcCategory } from '../../../../contract/nmc.ts'

type Nmc = Assessment['nmc']
export type HeldIntensities = { nmc: Nmc; held: Set<NmcCategory>; unsupported: number; disagree: boolean }

/** From this many steps apart on, the stricter reading holds. */
const APART = 2

/**
 * Which engine's intensity holds, category by category. The model's, unless it names no evidence, is two steps or more
 * from the embedded engine's (the stricter holds), or the book is suspicious (the stricter holds).
 */
export function holdIntensities(embedded: Nmc, model: Nmc, suspicious: boolean): HeldIntensities {
  const held = new Set<NmcCategory>()
  let unsupported = 0
  let disagree = false
  const choose = (category: NmcCategory): Nmc[NmcCategory] => {
    const own = embedded[category]
    const told = model[category]
    const difference = step(told) - step(own)
    const unproven = step(told) > 0 && told.evidence.length === 0
    if (unproven) unsupported += 1
    else if (Math.abs(difference) >= APART) disagree = true
    if (unproven || (difference < 0 && (difference <= -APART || suspicious))) {
      held.add(category)
      return own
    }
    return told
  }
  const nmc = Object.fromEntries(NMC_CATEGORIES.map((category) => [category, choose(category)])) as Nmc
  return { nmc, held, unsupported, disagree }
}

/** What no band admits stands above the highest intensity. */
function step({ intensity, forbidden }: Nmc[NmcCategory]): number {
  return forbidden ? 5 : intensity
}
