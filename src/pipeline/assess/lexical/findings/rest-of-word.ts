import type { Match } from '../match/match.ts'
import { SCRIPT } from '../segment/word-interner.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

const LONGEST_START = 2
/** What so few letters can be alone, folded as forms are. */
const WHOLE = new Set(
  'في من عن ما لا قد كم ان لم لن بل هل هو هي او ام اي يا كل مع ذا ذو ثم كي لو اذ به له بي لي بك لك بها لنا فم اب اخ يد دم رب عم خد حر بر'.split(
    ' ',
  ),
)

/** Whether a match is the rest of a word that Arabic verse cuts between the halves of a line: «فمن يغ» / «نيك المفوفة». */
export function isRestOfWord(tokens: TokenizedText, { firstToken, lastToken }: Match): boolean {
  const before = firstToken - 1
  if (firstToken !== lastToken || before < 0 || tokens.tokenScript[firstToken] !== SCRIPT.arabic) return false
  const from = tokens.tokenEnd[before]!
  if (from - tokens.tokenStart[before]! > LONGEST_START) return false
  const between = tokens.text.slice(from, tokens.tokenStart[firstToken])
  return /^\s*\n\s*$/.test(between) && !WHOLE.has(tokens.forms[tokens.tokenForm[before]!]!)
}
