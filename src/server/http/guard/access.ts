import type { FastifyRequest } from 'fastify'
import { MizanError } from '../../../contract/errors.ts'
import type { Config } from '../../config.ts'
import type { StoredEvaluation } from '../../evaluations/stored-evaluation.ts'
import { tokenMatches, type Sessions } from './sessions.ts'

export type Access = {
  /** Edits, deletes, configurations, the audit log; also as a hook before the body is read. @throws MizanError unauthorized */
  requireWriter: (request: FastifyRequest) => Promise<void>
  /** Uploads and other work for the engines. @throws MizanError unauthorized */
  requireUploader(request: FastifyRequest): Promise<void>
  /** A writer, or the uploader of a still unfinished book by its cancel token. @throws MizanError unauthorized */
  requireOwner(request: FastifyRequest, evaluation: StoredEvaluation): Promise<void>
  /** With REQUIRE_LOGIN=all even reading. @throws MizanError unauthorized */
  requireReader(request: FastifyRequest): Promise<void>
  /** Whether whole texts, which are copyrighted, may go to this reader. */
  mayReadText(request: FastifyRequest): Promise<boolean>
  /** The same as a hook. @throws MizanError unauthorized */
  requireTextReader(request: FastifyRequest): Promise<void>
  isSignedIn(request: FastifyRequest): Promise<boolean>
}

/** Who may do what. Without a password everybody may do everything: then only this machine is served. */
export function createAccess(config: Pick<Config, 'requireLogin' | 'exposed'>, sessions: Sessions | null): Access {
  const isSignedIn = async (request: FastifyRequest): Promise<boolean> =>
    sessions === null || (await sessions.isSignedIn(request))
  const requireSession = async (request: FastifyRequest): Promise<void> => {
    if (!(await isSignedIn(request))) throw new MizanError('unauthorized')
  }
  const mayReadText = async (request: FastifyRequest): Promise<boolean> =>
    !config.exposed || (sessions !== null && (await sessions.isSignedIn(request)))
  return {
    isSignedIn,
    mayReadText,
    async requireTextReader(request) {
      if (!(await mayReadText(request))) throw new MizanError('unauthorized')
    },
    requireWriter: requireSession,
    async requireUploader(request) {
      if (config.requireLogin !== 'writes') await requireSession(request)
    },
    async requireOwner(request, evaluation) {
      const token = request.headers['x-cancel-token']
      const unfinished = evaluation.status !== 'completed'
      if (unfinished && typeof token === 'string' && tokenMatches(token, evaluation.cancelTokenHash)) return
      await requireSession(request)
    },
    async requireReader(request) {
      if (config.requireLogin === 'all') await requireSession(request)
    },
  }
}
