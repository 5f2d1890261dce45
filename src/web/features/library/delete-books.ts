import { call } from '../../lib/api.ts'

/** One call per book, in parallel; throws when any of them fails, after all have been answered. */
export async function deleteBooks(ids: readonly string[]): Promise<void> {
  const answers = await Promise.allSettled(ids.map((id) => call('deleteEvaluation', { params: { id } })))
  const failure = answers.find((answer) => answer.status === 'rejected')
  if (failure) throw failure.reason
}
