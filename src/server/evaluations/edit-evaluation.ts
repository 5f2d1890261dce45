import { MizanError } from '../../contract/errors.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import { searchText } from './listed-row.ts'
import { listedRows } from './listed-rows.ts'
import type { ResultEdits, StoredEvaluation } from './stored-evaluation.ts'

/**
 * Corrects the title, author or publisher of a judged book.
 *
 * @throws MizanError evaluation_not_found, evaluation_not_finished
 */
export async function editEvaluation(
  database: Database,
  id: string,
  changes: ResultEdits,
  performedBy: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { evaluations, checkpoints, library, audit } = createRepositories(transaction)
    const stored = await evaluations.lock(id)
    if (stored === null) throw new MizanError('evaluation_not_found')
    const judged = await checkpoints.judged(id)
    if (judged === null) throw new MizanError('evaluation_not_finished')
    const { title, author, publisher } = { ...judged.result, ...stored.edits }
    const edited: StoredEvaluation = { ...stored, edits: { ...stored.edits, ...changes } }
    await evaluations.update(id, {
      edits: edited.edits,
      sourcesDueAt: null,
      listed: listedRows(edited, judged),
      searchText: searchText(edited, judged.result),
    })
    await audit.add({
      action: 'evaluation.edit',
      targetKind: 'evaluation',
      targetId: id,
      performedBy,
      before: { title, author, publisher },
      after: changes,
    })
    await library.touch()
  })
}

/** After anything the ready list row shows has changed outside `editEvaluation`, such as the cover. */
export async function refreshListedRow(database: Database, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const { evaluations, checkpoints, library } = createRepositories(transaction)
    const stored = await evaluations.lock(id)
    if (stored === null || (stored.status !== 'completed' && stored.status !== 'failed')) return
    await evaluations.update(id, { listed: listedRows(stored, await checkpoints.judged(id)) })
    await library.touch()
  })
}
