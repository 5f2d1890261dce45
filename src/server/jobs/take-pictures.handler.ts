import { MizanError } from '../../contract/errors.ts'
import { createRepositories } from '../db/repositories.ts'
import { takePictures, type TakePicturesDependencies } from '../evaluations/take-pictures.ts'
import { outageOf } from '../outage.ts'
import type { TakePicturesJob } from './take-pictures.job.ts'

/**
 * Takes the pictures out of every book that was asked for, one after the other. A run that was killed goes on with those that
 * are left; a book whose pictures cannot be had says why and stops nobody else.
 */
export function createTakePicturesHandler(dependencies: TakePicturesDependencies) {
  const { database, log } = dependencies
  const { pictureTakings, evaluations } = createRepositories(database.connection)

  return async function takeAll({ signal }: TakePicturesJob): Promise<void> {
    for (let id = await pictureTakings.next(); id !== null; id = await pictureTakings.next()) {
      signal.throwIfAborted()
      try {
        await takePictures(dependencies, id, signal)
      } catch (error) {
        signal.throwIfAborted()
        if (outageOf(error) !== null) throw error
        const { code, params } = error instanceof MizanError ? error : new MizanError('internal')
        log.warn({ err: error, evaluationId: id }, 'its pictures could not be taken out')
        await evaluations.update(id, { pictureTaking: { status: 'failed', code, params } })
      }
    }
  }
}
