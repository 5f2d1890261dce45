/** Picks one of several equally good ways to say a thing. */
export type Choose = <T>(slot: string, options: readonly T[]) => T

/** FNV-1a with a final mix, 32 bits: small, stable across platforms, and well spread over a handful of options. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * A chooser for one book. The choice follows the seed (facts of the book) and the slot alone, so the same book is always
 * told in the same words; within one book no option comes twice while another is left.
 */
export function createChooser(seed: string): Choose {
  const used = new Set<unknown>()
  return (slot, options) => {
    const start = hashText(`${seed}\u0000${slot}`) % Math.max(1, options.length)
    const inTurn = [...options.slice(start), ...options.slice(0, start)]
    const chosen = inTurn.find((option) => !used.has(option)) ?? inTurn[0]
    if (chosen === undefined) throw new Error(`nothing to choose from for ${slot}`)
    used.add(chosen)
    return chosen
  }
}
