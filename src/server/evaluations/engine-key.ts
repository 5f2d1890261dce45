import type { Evaluator } from '../../contract/assessment.ts'

/** Equal exactly when two engines would judge the same book the same way. */
export function engineKey(evaluator: Evaluator): string {
  const { engine, version, lexiconVersion, model = '', promptVersion = '', reading = '' } = evaluator
  return [engine, version, lexiconVersion, model, promptVersion, ...(reading === '' ? [] : [reading])].join('|')
}
