import { arabicStems } from '../segment/arabic-stem.ts'
import type { Anchor, CompiledTests, Matcher } from './compile-matcher.ts'
import { lemmatizeEnglish } from '../segment/english-lemma.ts'
import { memoizeWords } from '../segment/memoize-words.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

const ARABIC = /[\u0620-\u064A]/

/** What the lexicon knows of one distinct form of the text. */
type FormFacts = {
  formId: number
  stemIds: readonly number[]
  classes: ReadonlySet<number> | undefined
  anchors: readonly Anchor[] | undefined
}

const UNKNOWN: FormFacts = { formId: -1, stemIds: [], classes: undefined, anchors: undefined }

/** The text's words in the lexicon's numbering, worked out once per distinct form. */
export class TextWords {
  readonly #facts: (FormFacts | undefined)[]
  readonly #tokens: TokenizedText
  readonly #learn: (surface: string) => FormFacts

  constructor(tokens: TokenizedText, matcher: Matcher) {
    this.#tokens = tokens
    this.#learn = knowledgeOf(matcher)
    this.#facts = Array.from({ length: tokens.forms.length }, () => undefined)
  }

  /** The entries to try at a token; undefined for nearly all of them. */
  anchoredAt(token: number): readonly Anchor[] | undefined {
    return this.#of(token).anchors
  }

  fits(token: number, tests: CompiledTests): boolean {
    const facts = this.#of(token)
    if (facts === UNKNOWN) return false
    if (fitsWords(facts, tests)) return true
    if (facts.classes === undefined) return false
    for (const id of tests.classes) if (facts.classes.has(id)) return true
    return false
  }

  #of(token: number): FormFacts {
    const form = this.#tokens.tokenForm[token]!
    return (this.#facts[form] ??= this.#learn(this.#tokens.forms[form]!))
  }
}

/** Forms known by matcher; kept from book to book, since a form means the same to one matcher everywhere. */
const KNOWN = new WeakMap<Matcher, (surface: string) => FormFacts>()

function knowledgeOf(matcher: Matcher): (surface: string) => FormFacts {
  const known = KNOWN.get(matcher) ?? memoizeWords((surface) => learn(surface, matcher))
  KNOWN.set(matcher, known)
  return known
}

function learn(surface: string, matcher: Matcher): FormFacts {
  const { wordIds, byStem, byForm, byClass, classesByStem, classesByForm } = matcher
  const stemIds: number[] = []
  for (const stem of ARABIC.test(surface) ? arabicStems(surface) : [lemmatizeEnglish(surface)]) {
    const id = wordIds.get(stem)
    if (id !== undefined) stemIds.push(id)
  }
  const formId = wordIds.get(surface) ?? -1
  if (formId < 0 && stemIds.length === 0) return UNKNOWN
  const memberOf = new Set<number>()
  for (const id of classesByForm[formId] ?? []) memberOf.add(id)
  for (const stemId of stemIds) for (const id of classesByStem[stemId] ?? []) memberOf.add(id)
  const anchors = new Set<Anchor>(formId >= 0 ? byForm[formId] : [])
  for (const id of stemIds) for (const anchor of byStem[id] ?? []) anchors.add(anchor)
  for (const id of memberOf) for (const anchor of byClass[id] ?? []) anchors.add(anchor)
  return {
    formId,
    stemIds,
    classes: memberOf.size > 0 ? memberOf : undefined,
    anchors: anchors.size > 0 ? [...anchors] : undefined,
  }
}

function fitsWords(facts: Pick<FormFacts, 'formId' | 'stemIds'>, tests: CompiledTests): boolean {
  if (tests.forms.has(facts.formId)) return true
  for (const id of facts.stemIds) if (tests.stems.has(id)) return true
  return false
}
