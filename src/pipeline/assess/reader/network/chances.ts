import { LEVELS, READ_LABELS } from '../labels.ts'
import type { Arithmetic } from './arithmetic.ts'

const COUNT = READ_LABELS.length * LEVELS

/** The levels at a place as chances: each is a step from the one below it, so that a higher one is never likelier. */
export function chancesAt(arithmetic: Arithmetic, offset: number): Float32Array {
  arithmetic.kernel.logistic(offset, COUNT)
  const levels = arithmetic.floats(offset, COUNT).slice()
  for (let index = 0; index < levels.length; index += 1) {
    if (index % LEVELS > 0) levels[index]! *= levels[index - 1]!
  }
  return levels
}
