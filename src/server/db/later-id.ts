import { v7 as uuidv7 } from 'uuid'

/**
 * A new id behind `last`. Ids tell the time, and lists are in the order of ids: where the clock was set back since, or is
 * slow in this process, the time of the last one is gone on from.
 */
export function laterId(last: string | undefined): string {
  const id = uuidv7()
  return last === undefined || id > last ? id : uuidv7({ msecs: timeOf(last) + 1 })
}

/** The milliseconds in the first 48 bits of an id. */
function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}
