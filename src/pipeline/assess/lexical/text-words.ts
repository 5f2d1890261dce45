import { arabicStems } from './arabic-stem.ts'
import type { Anchor, CompiledTests, Matcher } from './compile-matcher.ts'
import { SCRIPT } from './word-interner.ts'
import type { TokenizedText } from './tokenized-text.ts'

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
  readonly #matcher: Matcher

  constructor(tokens: TokenizedText, matcher: Matcher) {
    this.#tokens = tokens
    this.#matcher = matcher
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
    return (this.#facts[form] ??= this.#learn(token, form))
  }

  #learn(token: number, form: number): FormFacts {
    const { wordIds, byStem, byForm, byClass, classesByStem, classesByForm } = this.#matcher
    const surface = this.#tokens.forms[form]!
    const stem = this.#tokens.forms[this.#tokens.tokenStem[token]!]!
    const stems = this.#tokens.tokenScript[token] === SCRIPT.arabic ? arabicStems(surface) : [stem]
    const stemIds: number[] = []
    for (const text of stems) {
      const id = wordIds.get(text)
      if (id !== undefined) stemIds.push(id)
    }
    const formId = wordIds.get(surface) ?? -1
    if (formId < 0 && stemIds.length === 0) return UNKNOWN
    const facts = { formId, stemIds }
    const memberOf = new Set<number>()
    for (const id of classesByForm[formId] ?? []) memberOf.add(id)
    for (const stemId of stemIds) for (const id of classesByStem[stemId] ?? []) memberOf.add(id)
    const anchors = new Set<Anchor>(formId >= 0 ? byForm[formId] : [])
    for (const id of stemIds) for (const anchor of byStem[id] ?? []) anchors.add(anchor)
    for (const id of memberOf) for (const anchor of byClass[id] ?? []) anchors.add(anchor)
    return {
      ...facts,
      classes: memberOf.size > 0 ? memberOf : undefined,
      anchors: anchors.size > 0 ? [...anchors] : undefined,
    }
  }
}

function fitsWords(facts: Pick<FormFacts, 'formId' | 'stemIds'>, tests: CompiledTests): boolean {
  if (tests.forms.has(facts.formId)) return true
  for (const id of facts.stemIds) if (tests.stems.has(id)) return true
  return false
}
