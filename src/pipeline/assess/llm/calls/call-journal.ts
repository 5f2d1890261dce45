import type { FailureKind } from '../model/model.ts'

/** What a call was for. */
export type CallPurpose = 'findings' | 'ratings' | 'texts' | 'page' | 'pictures'

export type CallEntry = {
  /** SHA-256 of the complete request. */
  key: string
  purpose: CallPurpose
  /** answered: paid and used; reused: taken from an earlier reading; rejected: paid, but not usable. */
  outcome: 'answered' | 'reused' | 'rejected'
  /** The answer as JSON, kept for whoever asks the same again; null when rejected or reused. */
  answer: string | null
  inputTokens: number
  outputTokens: number
  /** US dollars; null where the price is not known. */
  costUsd: number | null
  /** Who answered, and how long it took; 0 when reused. */
  model: string
  milliseconds: number
}

/** A call that brought no answer. */
export type CallFailure = {
  kind: FailureKind | 'timeout'
  /** The same call is made once more. */
  again: boolean
  /** Who was asked. */
  model: string
}

/**
 * Where the calls of one book are written down. Answers outlive a crash, so that nothing is paid for twice; what was
 * spent is counted over every try.
 */
export type CallJournal = {
  /** The answer kept under this key, of this book or another, or null. */
  find(key: string): Promise<string | null>
  /** Keeps answer and expense together. */
  record(entry: CallEntry): Promise<void>
  /** Told of each call without an answer, which costs nothing. */
  failed?(failure: CallFailure): void
  /** Tokens this book has cost so far, earlier tries included. */
  spentTokens(): Promise<number>
}

/** A journal that ends with the process. */
export function createMemoryJournal(): CallJournal & { readonly entries: readonly CallEntry[] } {
  const answers = new Map<string, string>()
  const entries: CallEntry[] = []
  return {
    entries,
    find: async (key) => answers.get(key) ?? null,
    async record(entry) {
      entries.push(entry)
      if (entry.answer !== null) answers.set(entry.key, entry.answer)
    },
    spentTokens: async () =>
      entries.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0),
  }
}
