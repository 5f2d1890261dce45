import type { TokenizedText } from '../segment/tokenized-text.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean))

/** Before the act, in the same clause: it does not happen. Folded forms. */
const DENIALS =
  words(`not no never without cannot nobody none neither nor hardly scarcely than refuse refused refuses fail failed forgot
  لم لن لا ليس ليست ما دون بدون غير بلا رفض رفضت ولم ولن ولا فلم فلا`)
/** The act is only thought of. */
const HYPOTHETICAL = words(`if would wish pretend pretended pretending unless could might may
  should ought لو ليت ليته ليتها ليتك لولا اذا تظاهر تظاهرت`)
/** A sneer or a lie about the value. */
const SCORN = words('false pretended hypocrite foolish mock mockingly sarcastically كاذب زائف ساخرا')
const PERSONS =
  words(`i he she we they him her them his their who mother father boy girl child children man woman friend king queen prince
  princess brother sister grandmother grandfather هو هي هم انا نحن الولد البنت الطفل الام الاب الصديق الملك الجده الجد`)
const DENIAL_REACH = 4
const CONTRACTED = /n't$/

/**
 * How well a sentence shows the value a wording in it names: 0 where it is denied or scorned, less than 1 where it is
 * supposed or asked, more where a person does it.
 */
export function showsValue(tokens: TokenizedText, sentence: number, firstToken: number, lastToken: number): number {
  const formAt = (token: number): string => tokens.forms[tokens.tokenForm[token] ?? 0] ?? ''
  const from = tokens.sentenceToken[sentence] ?? 0
  const end = tokens.sentenceToken[sentence + 1] ?? from
  const own = formAt(firstToken)
  for (let token = Math.max(from, firstToken - DENIAL_REACH); token < firstToken; token += 1) {
    const form = formAt(token)
    if ((DENIALS.has(form) || CONTRACTED.test(form)) && own !== form && !clauseEnds(tokens, token, firstToken)) return 0
  }
  let strength = 0.8
  let person = false
  for (let token = from; token < end; token += 1) {
    const form = formAt(token)
    if (SCORN.has(form)) return 0
    // The slots of a pattern may stand far apart: another clause says another thing.
    if (token >= firstToken && token < lastToken && clauseEnds(tokens, token, token + 1)) return 0
    if (HYPOTHETICAL.has(form) && token < firstToken) strength = 0.45
    const code = tokens.text.charCodeAt(tokens.tokenStart[token] ?? 0)
    if (PERSONS.has(form) || (token > from && code >= 65 && code <= 90)) person = true
  }
  // What is only wished for is nobody's deed.
  if (person && strength > 0.5) strength += 0.3
  if (lastToken > firstToken) strength += 0.1
  const last = tokens.text[(tokens.sentenceEnd[sentence] ?? 1) - 1]
  return last === '?' || last === '؟' ? strength * 0.6 : strength
}

function clauseEnds(tokens: TokenizedText, from: number, to: number): boolean {
  return /[,;:،؛.]/u.test(tokens.text.slice(tokens.tokenEnd[from] ?? 0, tokens.tokenStart[to] ?? 0))
}
