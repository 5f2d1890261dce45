/** What the trained reader names as its rule: the words that weighed most, its version, and the lexicon's rule where it agrees. */
export type Weighed = { words: string; version: string }

/** @example weighedWords('en/reader-1.1: sword, blood; en/violence: stab') // { words: 'sword, blood', version: '1.1' } */
export function weighedWords(rule: string): Weighed | undefined {
  const [, version, words] = /^(?:en|ar)\/reader-([\d.]+): ([^;]+)/.exec(rule) ?? []
  return version === undefined || words === undefined ? undefined : { words: words.trim(), version }
}
