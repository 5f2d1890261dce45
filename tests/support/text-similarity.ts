/** Text as it is compared: one form of letters, one space, no marks of direction, plain quotes. */
function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u200e\u200f\u061c\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function grams(text: string, size: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at + size <= text.length; at++) {
    const gram = text.slice(at, at + size)
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

/** Share of runs of five characters two texts have in common, 0-1 (Dice); blind to the order of passages. */
export function gramSimilarity(a: string, b: string, size = 5): number {
  const left = grams(comparable(a), size)
  const right = grams(comparable(b), size)
  let common = 0
  let total = 0
  for (const [gram, count] of left) {
    common += Math.min(count, right.get(gram) ?? 0)
    total += count
  }
  for (const count of right.values()) total += count
  return total === 0 ? 1 : (2 * common) / total
}

/** 1 less the character error rate: edits from what was read to the truth, over the length of the truth. */
export function characterSimilarity(read: string, truth: string): number {
  const from = comparable(truth)
  const to = comparable(read)
  let previous = Uint32Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const current = new Uint32Array(to.length + 1)
    current[0] = i
    for (let j = 1; j <= to.length; j++) {
      const change = (previous[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      current[j] = Math.min(change, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1)
    }
    previous = current
  }
  return 1 - (previous[to.length] ?? 0) / Math.max(1, from.length)
}
