import { v7 as uuidv7 } from 'uuid'
import { timeOfId } from './time-of-id.ts'

/**
 * A new id behind `last`. Ids tell the time, and lists are in the order of ids: where the clock was set back since, or is
 * slow in this process, the time of the last one is gone on from.
 */
export function laterId(last: string | undefined): string {
  const id = uuidv7()
  return last === undefined || id > last ? id : uuidv7({ msecs: timeOfId(last) + 1 })
}
