import type { Assessment } from '../../contract/assessment.ts'
import {
  DEFAULT_NMC_CONFIG,
  NMC_CATEGORIES,
  stricterBand,
  type NmcBand,
  type NmcCategory,
  type NmcConfig,
} from '../../contract/nmc.ts'

export type ScorableNmc = Record<NmcCategory, Pick<Assessment['nmc'][NmcCategory], 'intensity' | 'forbidden'>>

/**
 * The band of every category by its intensity and the house table, and the most restrictive of them. `forbidden`
 * content is Not Allowed whatever the table says; with the standards switched off every band is Safe but Not Allowed.
 */
export function judgeNmc(
  nmc: ScorableNmc,
  config: NmcConfig | null | undefined,
): { enabled: boolean; finalBand: NmcBand; bands: Record<NmcCategory, NmcBand> } {
  const { enabled, bands: table } = config ?? DEFAULT_NMC_CONFIG
  const bands: Record<NmcCategory, NmcBand> = {
    gambling: 'Safe',
    language: 'Safe',
    violence: 'Safe',
    substanceUse: 'Safe',
    sexualContent: 'Safe',
  }
  for (const category of NMC_CATEGORIES) {
    const { intensity, forbidden } = nmc[category]
    if (forbidden) bands[category] = 'Not Allowed'
    else if (enabled && intensity > 0) bands[category] = table[category][intensity - 1] ?? 'Safe'
  }
  const finalBand = NMC_CATEGORIES.reduce<NmcBand>((band, category) => stricterBand(band, bands[category]), 'Safe')
  return { enabled, finalBand, bands }
}
