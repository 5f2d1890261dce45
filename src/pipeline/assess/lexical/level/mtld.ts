const FACTOR_RATIO = 0.72

/** `lastRun` remembers of each id the run it was last seen in; runs are numbered on from `run`, so it is never cleared. */
function oneWay(ids: Uint32Array, backwards: boolean, lastRun: Uint32Array, run: number): number {
  let factors = 0
  let types = 0
  let count = 0
  let current = run
  for (let step = 0; step < ids.length; step += 1) {
    const id = ids[backwards ? ids.length - 1 - step : step]!
    if (lastRun[id] !== current) {
      lastRun[id] = current
      types += 1
    }
    count += 1
    if (types / count < FACTOR_RATIO) {
      factors += 1
      current += 1
      types = 0
      count = 0
    }
  }
  if (count > 0) factors += (1 - types / count) / (1 - FACTOR_RATIO)
  return factors === 0 ? ids.length : ids.length / factors
}

/**
 * Measure of textual lexical diversity (McCarthy & Jarvis 2010): the mean length of word runs that keep a type-token
 * ratio of 0.72, read forwards and backwards. Higher is more varied; stable over text length. Linear.
 */
export function mtld(ids: Uint32Array): number {
  if (ids.length === 0) return 0
  let highest = 0
  for (const id of ids) if (id > highest) highest = id
  const lastRun = new Uint32Array(highest + 1)
  return (oneWay(ids, false, lastRun, 1) + oneWay(ids, true, lastRun, ids.length + 2)) / 2
}
