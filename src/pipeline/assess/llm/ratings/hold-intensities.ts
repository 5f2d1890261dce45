import type { Assessment } from '../../../../contract/assessment.ts'
import { NMC_CATEGORIES, type NmcCategory } from '../../../../contract/nmc.ts'

type Nmc = Assessment['nmc']
export type HeldIntensities = { nmc: Nmc; held: Set<NmcCategory>; unsupported: number; disagree: boolean }

/** From this many steps apart on, the stricter reading holds. */
const APART = 2

/**
 * Which intensity holds, category by category: what the located findings make of the book, or what the model says where that
 * is more and names evidence; unless the embedded engine is stricter by two steps or more, or the book is suspicious (the
 * stricter holds).
 *
 * @param found what the model's located findings come to (foundIntensities)
 */
export function holdIntensities(
  { embedded, found, model }: { embedded: Nmc; found: Nmc; model: Nmc },
  suspicious: boolean,
): HeldIntensities {
  const held = new Set<NmcCategory>()
  let unsupported = 0
  let disagree = false
  const choose = (category: NmcCategory): Nmc[NmcCategory] => {
    const own = embedded[category]
    const unproven = step(model[category]) > 0 && model[category].evidence.length === 0
    if (unproven) unsupported += 1
    const told = unproven || step(model[category]) <= step(found[category]) ? found[category] : model[category]
    const difference = step(told) - step(own)
    if (Math.abs(difference) >= APART) disagree = true
    if (difference >= 0 || !(difference <= -APART || suspicious || unproven)) return told
    held.add(category)
    return own
  }
  const nmc = Object.fromEntries(NMC_CATEGORIES.map((category) => [category, choose(category)])) as Nmc
  return { nmc, held, unsupported, disagree }
}

/** What no band admits stands above the highest intensity. */
function step({ intensity, forbidden }: Nmc[NmcCategory]): number {
  return forbidden ? 5 : intensity
}
