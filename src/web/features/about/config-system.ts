import type { LanguageSystem, RedLineSystem, ScoringRules, ThemeSystem } from '../../../contract/scoring-config.ts'
import type { SystemNumber } from '../../components/system-icons.ts'

/** One of the four systems of a configuration by its number. */
export function configSystem(config: ScoringRules, system: SystemNumber): RedLineSystem | ThemeSystem | LanguageSystem {
  switch (system) {
    case 1:
      return config.system1Config
    case 2:
      return config.system2Config
    case 3:
      return config.system3Config
    default:
      return config.system4Config
  }
}
