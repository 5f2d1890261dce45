import { MizanError } from '../../contract/errors.ts'

/**
 * Runs a call of a storage; its errors become those a person can read.
 *
 * @param missing what it is when there is no such file
 */
export async function answering<T>(
  call: () => Promise<T>,
  missing: 'not_found' | 'file_missing' = 'not_found',
): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw new MizanError(isMissing(error) ? missing : 'storage_unavailable', {}, { cause: error })
  }
}

/** The error and what it was caused by. */
export function* reasons(error: unknown): Generator<Error> {
  for (let reason = error; reason instanceof Error; reason = reason.cause) yield reason
}

function isMissing(error: unknown): boolean {
  return reasons(error).some((reason) => reason.name === 'NoSuchKey' || ('code' in reason && reason.code === 'ENOENT'))
}
