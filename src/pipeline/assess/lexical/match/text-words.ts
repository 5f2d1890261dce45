import { arabicStems, withoutConjunction } from '../segment/arabic-stem.ts'
import { classBit, wordBit, type Anchor, type CompiledTests, type Matcher } from './compile-matcher.ts'
import { lemmatizeEnglish } from '../segment/english-lemma.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

const ARABIC = /[\u0620-\u064A]/

/** What the lexicon knows of one distinct form of the text. */
type FormFacts = {
  formId: number
  /** The form without an Arabic conjunction: `=قتله` meets `فقتله` too. */
  bareFormId: number
  stemIds: readonly number[]
  classes: readonly number[]
  /** The bits of its form, stems and classes. */
  mask: number
  anchors: readonly Anchor[] | undefined
}

const ANCHORS = { none: 1, some: 2 } as const
const UNKNOWN: FormFacts = { formId: -1, bareFormId: -1, stemIds: [], classes: [], mask: 0, anchors: undefined }

/** The text's words in the lexicon's numbering, worked out once per distinct form. */
export class TextWords {
  readonly #facts: (FormFacts | undefined)[]
  readonly #anchoring: Uint8Array
  readonly #tokenForm: Uint32Array
  readonly #forms: readonly string[]
  readonly #matcher: Matcher

  constructor(tokens: TokenizedText, matcher: Matcher) {
    this.#tokenForm = tokens.tokenForm
    this.#forms = tokens.forms
    this.#matcher = matcher
    this.#facts = factsOf(matcher, tokens.forms)
    this.#anchoring = new Uint8Array(tokens.forms.length)
  }

  /** The entries to try at a token; undefined for nearly all of them. */
  anchoredAt(token: number): readonly Anchor[] | undefined {
    const form = this.#tokenForm[token]!
    // One byte a form stays in the processor's cache, where the facts of a book do not.
    if (this.#anchoring[form] === ANCHORS.none) return undefined
    const { anchors } = this.#of(token)
    this.#anchoring[form] = anchors === undefined ? ANCHORS.none : ANCHORS.some
    return anchors
  }

  fits(token: number, tests: CompiledTests): boolean {
    const facts = this.#of(token)
    if ((facts.mask & tests.mask) === 0) return false
    if (holds(tests.forms, facts.formId)) return true
    if (facts.bareFormId >= 0 && holds(tests.forms, facts.bareFormId)) return true
    return meet(facts.stemIds, tests.stems) || meet(tests.classes, facts.classes)
  }

  #of(token: number): FormFacts {
    const form = this.#tokenForm[token]!
    return this.#facts[form] ?? (this.#facts[form] = learn(this.#forms[form]!, this.#matcher))
  }
}

/** Lists are short: a plain loop is faster here than a set or a call of includes. */
function holds(ids: readonly number[], wanted: number): boolean {
  for (let at = 0; at < ids.length; at += 1) if (ids[at] === wanted) return true
  return false
}

function meet(ids: readonly number[], others: readonly number[]): boolean {
  for (let at = 0; at < ids.length; at += 1) if (holds(others, ids[at]!)) return true
  return false
}

/** Facts by matcher and list of forms; texts share their forms, and a form means the same to one matcher everywhere. */
const KNOWN = new WeakMap<Matcher, WeakMap<readonly string[], (FormFacts | undefined)[]>>()

function factsOf(matcher: Matcher, forms: readonly string[]): (FormFacts | undefined)[] {
  const byForms = KNOWN.get(matcher) ?? new WeakMap<readonly string[], (FormFacts | undefined)[]>()
  KNOWN.set(matcher, byForms)
  const facts = byForms.get(forms) ?? []
  byForms.set(forms, facts)
  while (facts.length < forms.length) facts.push(undefined)
  return facts
}

function learn(surface: string, matcher: Matcher): FormFacts {
  const { wordIds, byStem, byForm, byClass, classesByStem, classesByForm } = matcher
  const stemIds: number[] = []
  const isArabic = ARABIC.test(surface)
  for (const stem of isArabic ? arabicStems(surface) : [lemmatizeEnglish(surface)]) {
    const id = wordIds.get(stem)
    if (id !== undefined) stemIds.push(id)
  }
  const formId = wordIds.get(surface) ?? -1
  const bare = isArabic ? withoutConjunction(surface) : undefined
  const bareFormId = bare === undefined ? -1 : (wordIds.get(bare) ?? -1)
  if (formId < 0 && bareFormId < 0 && stemIds.length === 0) return UNKNOWN
  const memberOf = new Set<number>()
  for (const id of [formId, bareFormId]) for (const each of classesByForm[id] ?? []) memberOf.add(each)
  for (const stemId of stemIds) for (const id of classesByStem[stemId] ?? []) memberOf.add(id)
  const anchors = new Set<Anchor>()
  for (const id of [formId, bareFormId]) for (const anchor of byForm[id] ?? []) anchors.add(anchor)
  for (const id of stemIds) for (const anchor of byStem[id] ?? []) anchors.add(anchor)
  for (const id of memberOf) for (const anchor of byClass[id] ?? []) anchors.add(anchor)
  let mask = formId >= 0 ? wordBit(formId) : 0
  if (bareFormId >= 0) mask |= wordBit(bareFormId)
  for (const id of stemIds) mask |= wordBit(id)
  for (const id of memberOf) mask |= classBit(id)
  return {
    formId,
    bareFormId,
    stemIds,
    classes: [...memberOf],
    mask,
    anchors: anchors.size > 0 ? [...anchors] : undefined,
  }
}
