import { MizanError } from '../../contract/errors.ts'
import { configProblems, type ScoringRules } from '../../contract/scoring-config.ts'

/** The rules a configuration breaks as one error with every sentence in `details`; null when it keeps them all. */
export function configFault(rules: ScoringRules): MizanError | null {
  const messages = configProblems(rules).map(({ message }) => message)
  const [first] = messages
  return first === undefined ? null : new MizanError('config_invalid', { reason: first, details: messages.join('; ') })
}
