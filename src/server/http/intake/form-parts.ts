import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { MizanError } from '../../../contract/errors.ts'

type Limits = NonNullable<NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits']>

/**
 * The parts of a form, each in its turn. What the parser cannot make sense of is the sender's fault, and said so.
 *
 * @throws MizanError invalid_request, upload_interrupted
 */
export async function* formParts(request: FastifyRequest, limits: Limits): AsyncGenerator<Multipart> {
  // Only what the parser throws is caught here: whoever reads the parts keeps their own errors.
  try {
    yield* request.parts({ limits })
  } catch (error) {
    if (!(error instanceof Error) || error instanceof MizanError || 'code' in error) throw error
    if (/Unexpected end|terminated early|Part terminated/i.test(error.message)) {
      throw new MizanError('upload_interrupted', {}, { cause: error })
    }
    throw new MizanError('invalid_request', { reason: 'the form is broken' }, { cause: error })
  }
}
