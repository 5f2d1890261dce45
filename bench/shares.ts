/** Figures as how many of how many. */

export type Share = { hit: number; of: number }
export const share = <Item>(items: readonly Item[], test: (item: Item) => boolean): Share => ({
  hit: items.filter(test).length,
  of: items.length,
})

/** How many of the references anywhere in a value are the text's own words at their own place. */
export const verifiedIn = (text: string, value: unknown): Share =>
  share(references(value), ({ quote, start, end }) => text.slice(start, end) === quote)

export const sumOfShares = (shares: readonly Share[]): Share => ({
  hit: shares.reduce((sum, { hit }) => sum + hit, 0),
  of: shares.reduce((sum, { of }) => sum + of, 0),
})

type Reference = { quote: string; start: number; end: number }

function references(value: unknown): Reference[] {
  if (Array.isArray(value)) return value.flatMap(references)
  if (typeof value !== 'object' || value === null) return []
  if ('quote' in value && 'start' in value && 'end' in value) return [value as Reference]
  return Object.values(value).flatMap(references)
}
