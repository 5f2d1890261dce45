import { POINT_KINDS, THEMES, VALUES, type PointKind, type Theme } from '../../../contract/assessment.ts'
import { WIDTH, WINDOW_FEATURES } from '../reader/network/shape.ts'
import { CUES } from './lexicon-cues.ts'
import { SmallNetworks } from './small-networks.ts'

/** Kinds a passage may surely be of. */
export const SURE_KINDS = POINT_KINDS.filter((kind) => kind !== 'passage')
export type SureKind = Exclude<PointKind, 'passage'>

/**
 * What a passage is good for, as chances: what one can ask of it, whether it is understood alone, which themes it shows. The networks know
 * which values it shows, too, and not surely enough to be asked (decision 0066).
 */
export type Told = {
  kinds: Record<SureKind, number>
  /** Some question makes sense of it, and it is understood. */
  worth: number
  /** Understood with a sentence of help, and wholly. */
  clear: readonly [number, number]
  themes: Record<Theme, number>
}

/** Numbers about a passage that need no reading: its length in characters, quotation, question and exclamation marks, whether it is Arabic. */
const MARKS = 5
const INPUTS = WIDTH + WINDOW_FEATURES + CUES + MARKS
/** Where each output begins, as in training/telling.py. */
const WORTH = SURE_KINDS.length
const CLEAR = WORTH + 1
const VALUE = CLEAR + 2
const TELLING = VALUE + VALUES.length
const THEME = TELLING + 2
const OUTPUTS = THEME + THEMES.length

/** A passage as the networks see it: the reader's vector, what could be said without reading, the lexicon's cues, its text. */
export type Passage = {
  sentence: Float32Array
  glance: Float32Array
  cues: Float32Array
  text: string
  isArabic: boolean
}

let loaded: TellingHeads | undefined

/** Those of this process, loaded when a book is first read. */
export const sharedTellingHeads = (): TellingHeads =>
  (loaded ??= new TellingHeads(new URL('weights/telling.bin', import.meta.url)))

/** Some small networks on top of the reader's vector of a passage. */
export class TellingHeads {
  readonly #networks: SmallNetworks

  constructor(file: URL) {
    this.#networks = new SmallNetworks(file, INPUTS, OUTPUTS)
  }

  /**
   * What one passage is good for.
   * @param glance WINDOW_FEATURES numbers
   * @param cues CUES numbers
   */
  tell({ sentence, glance, cues, text, isArabic }: Passage): Told {
    const inputs = new Float32Array(INPUTS)
    inputs.set(sentence)
    inputs.set(glance, WIDTH)
    inputs.set(cues, WIDTH + WINDOW_FEATURES)
    inputs.set(marksOf(text, isArabic), WIDTH + WINDOW_FEATURES + CUES)
    const chances = this.#networks.chances(inputs)
    const named = <Name extends string>(names: readonly Name[], from: number): Record<Name, number> =>
      Object.fromEntries(names.map((name, index) => [name, chances[from + index]!])) as Record<Name, number>
    return {
      kinds: named(SURE_KINDS, 0),
      worth: chances[WORTH]!,
      clear: [chances[CLEAR]!, chances[CLEAR + 1]!],
      themes: named(THEMES, THEME),
    }
  }
}

/** What the signs of a passage say: MARKS numbers. */
export function marksOf(text: string, isArabic: boolean): number[] {
  const count = (marks: RegExp): number => text.match(marks)?.length ?? 0
  return [text.length / 300, count(/["“«]/g), count(/[?؟]/g), count(/!/g), Number(isArabic)]
}
