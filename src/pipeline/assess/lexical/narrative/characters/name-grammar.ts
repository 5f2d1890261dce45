import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { bare, isCapital } from './english-name-signs.ts'
import type { Mention } from './name-company.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

const HE = words('he him his himself')
const SHE = words('she her hers herself')
const MANY_BEFORE = words(
  'two three four five six seven eight nine ten twelve hundred many several few both these those',
)
const MANY_AFTER = words('were are')
const ONE_AFTER = words('was is has does')
const PRONOUN_REACH = 10

/** What the grammar beside a mention says of the bearer's number and sex. */
export type Grammar = { many: boolean; one: boolean; pronoun: 'he' | 'she' | undefined }

/** Reads number and sex beside the mentions of a name. */
export function grammarReader(tokens: TokenizedText): (mention: Mention) => Grammar {
  const { text, tokenStart, tokenForm, tokenCount, forms } = tokens
  const formAt = (token: number): string => forms[tokenForm[token] ?? 0] ?? ''

  const pronounAt = (token: number): Grammar['pronoun'] => {
    const form = formAt(token)
    return HE.has(form) ? 'he' : SHE.has(form) ? 'she' : undefined
  }

  /** The first pronoun behind the name, unless somebody else is named before it; or the one that opens the next sentence. */
  const pronounBehind = (last: number, end: number): Grammar['pronoun'] => {
    const reach = Math.min(end, last + 1 + PRONOUN_REACH)
    for (let at = last + 1; at < reach; at += 1) {
      const pronoun = pronounAt(at)
      if (pronoun !== undefined) return pronoun
      if (isCapital(text.charCodeAt(tokenStart[at]!)) && formAt(at) !== 'i') return undefined
    }
    return reach === end && end < tokenCount ? pronounAt(end) : undefined
  }

  return ({ first, last, from, end }) => {
    const before = first > from ? formAt(first - 1) : ''
    const following = last + 1 < end ? formAt(last + 1) : ''
    return {
      // "Holmes and Watson were": each of them is one.
      many: MANY_BEFORE.has(before) || (MANY_AFTER.has(following) && before !== 'and'),
      one: ONE_AFTER.has(following) || bare(formAt(last)) !== formAt(last),
      pronoun: pronounBehind(last, end),
    }
  }
}
