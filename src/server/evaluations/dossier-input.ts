import type { Evaluation } from '../../contract/evaluation.ts'
import { MizanError } from '../../contract/errors.ts'
import type { DossierInput } from '../../pipeline/report/pdf/dossier-report.ts'
import type { Repositories } from '../db/repositories.ts'
import { storedCover } from './stored-cover.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { verdictHistory } from './verdict-history.ts'

/**
 * Everything the dossier of a judged book is made of.
 *
 * @throws MizanError evaluation_not_found, evaluation_not_finished
 */
export async function dossierInput(
  { evaluations, checkpoints, scoringConfigs, history, audit }: Repositories,
  storage: FileStorage,
  evaluation: Evaluation,
): Promise<DossierInput> {
  const stored = await evaluations.find(evaluation.id)
  if (stored === null) throw new MizanError('evaluation_not_found')
  const judged = await checkpoints.judged(stored.id)
  if (judged === null) throw new MizanError('evaluation_not_finished')
  return {
    evaluation,
    config: stored.scoringConfigId === null ? null : await scoringConfigs.find(stored.scoringConfigId),
    history: await verdictHistory(history, stored, judged),
    audit: await audit.ofTarget(stored.id),
    sha256: stored.sha256,
    cover: await storedCover(storage, stored),
  }
}
