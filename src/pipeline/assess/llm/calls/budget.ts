import { MizanError } from '../../../../contract/errors.ts'

/** What one book may cost in tokens. Calls under way are counted by what they are expected to cost. */
export type Budget = {
  /** @throws MizanError engine_budget_spent */
  reserve(tokens: number): void
  /** Replaces a reservation by what was really spent. */
  settle(reserved: number, spent: number): void
}

export function createBudget(most: number | undefined, alreadySpent: number): Budget {
  let spent = alreadySpent
  let reservedNow = 0
  return {
    reserve(tokens) {
      if (most !== undefined && spent + reservedNow + tokens > most) throw new MizanError('engine_budget_spent')
      reservedNow += tokens
    },
    settle(reserved, used) {
      reservedNow -= reserved
      spent += used
    },
  }
}
