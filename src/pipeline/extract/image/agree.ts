export type Agreement = {
  text: string
  /** 0-1: how alike the readings are. Of writing they differ in a letter here and there; of a drawing in everything. */
  likeness: number
}

/**
 * One text of several readings of the same line: the reading most like the others, corrected letter by letter where
 * most of the others agree on something else (J. Fiscus, "A post-processing system to yield reduced word error rates:
 * recognizer output voting error reduction", 1997).
 */
export function agree(readings: readonly string[]): Agreement {
  const texts = readings.map((reading) => Array.from(reading.normalize('NFC').replaceAll(/\s+/g, ' ').trim()))
  const likeness = texts.map((text, index) =>
    mean(texts.filter((_, other) => other !== index).map((o) => alike(text, o))),
  )
  const best = likeness.indexOf(Math.max(...likeness))
  const base = texts[best] ?? []
  const instead = base.map(() => new Map<string, number>())
  const before = Array.from({ length: base.length + 1 }, () => new Map<string, number>())
  for (const text of texts) {
    for (const { at, insert, character } of align(base, text)) vote(insert ? before[at] : instead[at], character)
  }
  let text = ''
  for (let at = 0; at <= base.length; at++) {
    text += winner(before[at], texts.length / 2) ?? ''
    const own = base[at]
    if (own !== undefined) text += winner(instead[at], 0, own) ?? own
  }
  return { text: text.replaceAll(/\s+/g, ' ').trim(), likeness: mean(likeness) }
}

function vote(votes: Map<string, number> | undefined, character: string): void {
  votes?.set(character, (votes.get(character) ?? 0) + 1)
}

/** What more than `needed` readings have; at equal votes the reading's own character. */
function winner(votes: Map<string, number> | undefined, needed: number, own?: string): string | undefined {
  let best = own
  let most = own === undefined ? needed : (votes?.get(own) ?? 0)
  for (const [character, count] of votes ?? []) {
    if (count > most) {
      best = character
      most = count
    }
  }
  return best
}

type Step = { at: number; insert: boolean; character: string }

/** What a reading has at each place of the base: the same character, another, none (''), or one inserted before it. */
function align(base: readonly string[], text: readonly string[]): Step[] {
  const table = distances(base, text)
  const width = text.length + 1
  const steps: Step[] = []
  let i = base.length
  let j = text.length
  while (i > 0 || j > 0) {
    const here = table[i * width + j] ?? 0
    const change =
      i > 0 && j > 0 ? (table[(i - 1) * width + j - 1] ?? 0) + (base[i - 1] === text[j - 1] ? 0 : 1) : Infinity
    if (here === change) steps.push({ at: --i, insert: false, character: text[--j] ?? '' })
    else if (i > 0 && here === (table[(i - 1) * width + j] ?? 0) + 1)
      steps.push({ at: --i, insert: false, character: '' })
    else steps.push({ at: i, insert: true, character: text[--j] ?? '' })
  }
  return steps
}

function distances(a: readonly string[], b: readonly string[]): Uint32Array {
  const width = b.length + 1
  const table = new Uint32Array((a.length + 1) * width)
  for (let j = 0; j <= b.length; j++) table[j] = j
  for (let i = 1; i <= a.length; i++) {
    table[i * width] = i
    for (let j = 1; j <= b.length; j++) {
      table[i * width + j] = Math.min(
        (table[(i - 1) * width + j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        (table[(i - 1) * width + j] ?? 0) + 1,
        (table[i * width + j - 1] ?? 0) + 1,
      )
    }
  }
  return table
}

function alike(a: readonly string[], b: readonly string[]): number {
  const longer = Math.max(a.length, b.length)
  return longer === 0 ? 0 : 1 - (distances(a, b).at(-1) ?? 0) / longer
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
