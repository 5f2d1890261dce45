import type { Evaluator } from '../../../contract/assessment.ts'
import { installedLexiconVersion } from './lexicon/load-lexicon.ts'

/** Raised whenever the code, not the lexicon, could judge the same book differently. */
const ENGINE_VERSION = '3.1.0'

/** Who judges: the embedded engine with the lexicon that is installed. Cheap; the lexicon is not parsed. */
export function lexicalEvaluator(lexiconVersion = installedLexiconVersion()): Evaluator {
  return { engine: 'lexical', version: ENGINE_VERSION, lexiconVersion }
}
