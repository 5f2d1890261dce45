import { arabicFacts } from '../../src/pipeline/assess/lexical/level/arabic-features.ts'
import { chunks } from '../../src/pipeline/assess/lexical/level/chunks.ts'
import { shortFeatures } from '../../src/pipeline/assess/lexical/level/estimate-age.ts'
import type { FormFacts } from '../../src/pipeline/assess/lexical/level/form-facts.ts'
import { formFacts } from '../../src/pipeline/assess/lexical/level/form-facts.ts'
import type { Span } from '../../src/pipeline/assess/lexical/level/span.ts'
import { chunkFeatures } from '../../src/pipeline/assess/lexical/level/text-difficulty.ts'
import type { TextShape } from '../../src/pipeline/assess/lexical/level/text-shape.ts'
import { textShape } from '../../src/pipeline/assess/lexical/level/text-shape.ts'
import { eachWord, fullRun } from '../../src/pipeline/assess/lexical/level/word-weight.ts'
import { meansOf } from '../../src/pipeline/assess/lexical/impression/sense.ts'
import { storySentences } from '../../src/pipeline/assess/lexical/narrative/story-sentences.ts'
import { tokenize } from '../../src/pipeline/assess/lexical/segment/tokenize.ts'
import type { TokenizedText } from '../../src/pipeline/assess/lexical/segment/tokenized-text.ts'
import { WIDTH } from '../../src/pipeline/assess/reader/network/shape.ts'
import { sharedReader } from '../../src/pipeline/assess/reader/reader.ts'
import { cutWindows } from '../../src/pipeline/assess/reader/windows.ts'
import { plainBook } from './level-data.ts'

/** What the language level looks at in a text. */
export type LevelReading = {
  /** Of each chunk, but for what words and sense weigh */
  features: Record<string, number>[]
  /** Of each chunk how often each word stands in it, as word-weight.ts counts; empty in Arabic */
  words: ReadonlyMap<string, number>[]
  /** The mean vectors of all its windows, of what they say and of how they are written; zeros where nothing can be read */
  sense: Float64Array
  short: Record<string, number>
  shape: TextShape
}

export function readLevel(text: string): LevelReading {
  const tokens = tokenize(text)
  const book = plainBook(text)
  const keep = storySentences(tokens, book)
  const shape = textShape(tokens, book, keep)
  const facts = formFacts(tokens)
  const runs = chunks(tokens, keep)
  const arabic = tokens.language === 'ar' ? arabicFacts(tokens) : undefined
  return {
    features: chunkFeatures(tokens, facts, arabic, runs, 0),
    words: arabic === undefined ? runs.map((run) => countWords(tokens, facts, run)) : [],
    sense: meansOf(sharedReader().readAt(tokens, [], cutWindows(tokens))) ?? new Float64Array(2 * WIDTH),
    short: shortFeatures(shape),
    shape,
  }
}

function countWords(tokens: TokenizedText, facts: FormFacts, run: readonly Span[]): Map<string, number> {
  const counts = new Map<string, number>()
  eachWord(tokens, facts, run, (id) => counts.set(tokens.forms[id]!, (counts.get(tokens.forms[id]!) ?? 0) + 1))
  const scale = fullRun(run)
  for (const [word, count] of counts) counts.set(word, scale * Math.log(1 + count))
  return counts
}
