import type { FindingCategory } from '../../../../contract/assessment.ts'
import type { Stance } from '../../../../contract/stance.ts'

/** What one position of a pattern or one member of an option accepts. `text` is folded, and stemmed for a stem. */
export type WordTest = { kind: 'stem' | 'form' | 'class'; text: string }

export type Slot = {
  /** Any of these fits. */
  anyOf: readonly WordTest[]
  /** Words that may stand between this slot and the one before it. */
  gap: number
}

export type EntryCategory = FindingCategory | 'theme' | 'value' | 'innocent' | 'cue'

export type LexiconEntry = {
  /** `en/violence: stab * <person>`: the name a finding is traced by. */
  rule: string
  slots: readonly Slot[]
  category: EntryCategory
  /** `killing`, or the key of a theme, a value or a cue; empty for an innocent phrase. */
  sense: string
  intensity: 1 | 2 | 3 | 4
  forbidden: boolean
  near: readonly WordTest[]
  not: readonly WordTest[]
  prev: readonly WordTest[]
  notPrev: readonly WordTest[]
  next: readonly WordTest[]
  notNext: readonly WordTest[]
  /** true: only with a capital inside a sentence; false: only without. */
  caps?: boolean
  stance?: Stance
  weak: boolean
}

export type Lexicon = {
  entries: readonly LexiconEntry[]
  /** Class name to its members; members are stems and forms only. */
  classes: ReadonlyMap<string, readonly WordTest[]>
  /** Semantic version and a short hash of every file's content. */
  version: string
}

/** Words a gap `*` may skip. */
export const GAP_WORDS = 3
