import type { TokenizedText } from '../../segment/tokenized-text.ts'
import type { Figure } from './figure.ts'

/** Of the places of a name: from this share on its second half belongs to it. */
const SHARE = 0.5
const LEAST = 4
/** After a name these are said of it, and no part of it. */
const NO_HALF = /^(?:الذي|التي|الذين|الان|اليوم|الي|السلام|الاول|الثاني|الثالث)$/u

/** «قطر» that is nearly always «قطر الندى», «هبة» that is «هبة الله»: the names with their second half, an Arabic noun with the article. */
export function withSecondHalves(tokens: TokenizedText, keep: Uint8Array, figures: readonly Figure[]): Figure[] {
  const { text, forms, tokenForm, tokenStart, tokenEnd, tokenCount, tokenSentence } = tokens
  const halves = new Map(
    figures
      .filter(({ name }) => !name.includes(' ') && !name.startsWith('ال'))
      .map(({ name }) => [name, { times: 0, behind: new Map<string, number>() }]),
  )
  for (let token = 0; token + 1 < tokenCount; token += 1) {
    const name = text.slice(tokenStart[token], tokenEnd[token]).replace(/^[وفبلك](?=\p{L}{3})/u, '')
    const seen = halves.get(text.slice(tokenStart[token], tokenEnd[token])) ?? halves.get(name)
    if (seen === undefined || keep[tokenSentence[token]!] !== 1) continue
    seen.times += 1
    const next = forms[tokenForm[token + 1]!]!
    const isNoun = (next.startsWith('ال') && next.length > 4) || next === 'الله'
    if (!isNoun || NO_HALF.test(next) || !/^\s+$/u.test(text.slice(tokenEnd[token], tokenStart[token + 1]))) continue
    const half = text.slice(tokenStart[token + 1], tokenEnd[token + 1])
    seen.behind.set(half, (seen.behind.get(half) ?? 0) + 1)
  }
  return figures.map((figure) => {
    const seen = halves.get(figure.name)
    const [half, times] = [...(seen?.behind ?? [])].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0]
    return seen !== undefined && times >= LEAST && times >= SHARE * seen.times
      ? { ...figure, name: `${figure.name} ${half}` }
      : figure
  })
}
