import type { DeepAnalysis } from '../../contract/deep-analysis.ts'
import { MizanError } from '../../contract/errors.ts'
import type { Language } from '../../contract/languages.ts'
import type { Connection } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'

/**
 * The deep analysis of a completed evaluation in the reader's language, composed from its kept steps.
 *
 * @throws MizanError evaluation_not_found, evaluation_not_finished
 */
export async function deepAnalysisOf(connection: Connection, id: string, language: Language): Promise<DeepAnalysis> {
  const { evaluations, checkpoints } = createRepositories(connection)
  const stored = await evaluations.find(id)
  if (stored === null) throw new MizanError('evaluation_not_found')
  const book = await checkpoints.book(id)
  const assessment = await checkpoints.assessment(id)
  const judged = await checkpoints.judged(id)
  if (book === null || assessment === null || judged === null) throw new MizanError('evaluation_not_finished')
  const { judgement } = judged
  const result = { ...judged.result, ...stored.edits }
  const { composeDeepAnalysis } = await import('../../pipeline/compose/compose-deep-analysis.ts')
  return composeDeepAnalysis({ book, filename: stored.filename, assessment, judgement, result }, language)
}
