const FACTOR_RATIO = 0.72

function oneWay(ids: Uint32Array, from: number, to: number, step: 1 | -1): number {
  let factors = 0
  let types = new Set<number>()
  let count = 0
  for (let at = from; at !== to; at += step) {
    types.add(ids[at] ?? 0)
    count += 1
    if (types.size / count < FACTOR_RATIO) {
      factors += 1
      types = new Set()
      count = 0
    }
  }
  if (count > 0) factors += (1 - types.size / count) / (1 - FACTOR_RATIO)
  const words = Math.abs(to - from)
  return factors === 0 ? words : words / factors
}

/**
 * Measure of textual lexical diversity (McCarthy & Jarvis 2010): the mean length of word runs that keep a type-token
 * ratio of 0.72, read forwards and backwards. Higher is more varied; stable over text length. Linear.
 */
export function mtld(ids: Uint32Array): number {
  if (ids.length === 0) return 0
  return (oneWay(ids, 0, ids.length, 1) + oneWay(ids, ids.length - 1, -1, -1)) / 2
}
