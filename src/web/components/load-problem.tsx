import { isConnectionTrouble } from '../lib/trouble.ts'
import { ErrorPanel } from './error-panel.tsx'

type LoadProblemProps = {
  query: { error: unknown; data: unknown; refetch: () => unknown }
  title?: string
}

/**
 * What went wrong with a read, if anything. While the library does not answer and what was read before is still shown,
 * nothing: the shell says so once for the whole page.
 */
export function LoadProblem({ query: { error, data, refetch }, title }: LoadProblemProps) {
  if (error === null || error === undefined) return null
  if (data !== undefined && isConnectionTrouble(error)) return null
  return <ErrorPanel error={error} onRetry={() => void refetch()} {...(title === undefined ? {} : { title })} />
}
