import { MizanError } from '../../contract/errors.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import type { StoredEvaluation } from './stored-evaluation.ts'

/**
 * Shows an evaluation in the library, with all its work done so far. Again is fine.
 *
 * @throws MizanError evaluation_not_found
 */
export async function addToLibrary(database: Database, id: string): Promise<StoredEvaluation> {
  return await database.transaction(async (transaction) => {
    const { evaluations, library } = createRepositories(transaction)
    const stored = await evaluations.lock(id)
    if (stored === null) throw new MizanError('evaluation_not_found')
    if (stored.inLibrary) return stored
    await evaluations.update(id, { inLibrary: true })
    await library.touch()
    return { ...stored, inLibrary: true }
  })
}
