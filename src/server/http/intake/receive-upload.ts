import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import { MizanError } from '../../../contract/errors.ts'
import { extensionOf } from '../../../contract/limits.ts'
import { displayName } from './display-name.ts'
import { formParts } from './form-parts.ts'

export type UploadRules = {
  maxBytes: number
  maxFiles: number
  tooLarge: ErrorCode
  isAccepted: (filename: string) => boolean
  notAccepted: ErrorCode
}

export type ReceivedFile = {
  /** Where it lies until it is taken over or removed. */
  path: string
  /** Safe to show. */
  filename: string
  extension: string
  size: number
  sha256: string
}

/**
 * Streams the `file` parts of a request to a local directory, hashing on the way; memory stays flat however large they
 * are. Whatever goes wrong, no part of a file is left behind.
 *
 * @throws MizanError for everything the person should know: missing, empty, too large, of the wrong type, broken off
 */
export async function receiveUpload(
  request: FastifyRequest,
  directory: string,
  rules: UploadRules,
): Promise<[ReceivedFile, ...ReceivedFile[]]> {
  if (!request.isMultipart()) throw new MizanError('file_missing')
  await mkdir(directory, { recursive: true })
  const received: ReceivedFile[] = []
  try {
    const parts = formParts(request, {
      fileSize: rules.maxBytes,
      files: rules.maxFiles + 1,
      fields: 20,
      fieldSize: 10_000,
      headerPairs: 50,
    })
    for await (const part of parts) {
      if (part.type !== 'file') continue
      if (part.fieldname !== 'file' || part.filename === '' || part.filename === undefined) {
        part.file.resume()
        continue
      }
      if (received.length === rules.maxFiles) throw new MizanError('too_many_files', { max: rules.maxFiles })
      const filename = displayName(part.filename)
      if (!rules.isAccepted(filename)) throw new MizanError(rules.notAccepted)
      const path = join(directory, `upload-${crypto.randomUUID()}${extensionOf(filename)}`)
      const file = { path, filename, extension: extensionOf(filename), size: 0, sha256: '' }
      received.push(file)
      const hash = createHash('sha256')
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk)
          file.size += chunk.length
          done(null, chunk)
        },
      })
      await pipeline(part.file, measure, createWriteStream(path, { flush: true }))
      if (part.file.truncated) throw new MizanError(rules.tooLarge)
      if (file.size === 0) throw new MizanError('file_empty')
      file.sha256 = hash.digest('hex')
    }
    const [first, ...others] = received
    if (first === undefined) throw new MizanError('file_missing')
    return [first, ...others]
  } catch (error) {
    // A file that could not be written is not read on by the parser, and the next request would wait behind what is left.
    request.raw.unpipe().resume()
    await discardUpload(received)
    throw interruption(error, request) ?? error
  }
}

export async function discardUpload(files: readonly { path: string }[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })))
}

/** A connection that closes in the middle shows as one of several stream errors. */
function interruption(error: unknown, request: FastifyRequest): MizanError | null {
  if (error instanceof MizanError) return null
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC' || code === 'EDQUOT') return new MizanError('storage_unavailable', {}, { cause: error })
  const broken = request.raw.destroyed && !request.raw.complete
  return broken || ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'FST_PREMATURE_CLOSE'].includes(code)
    ? new MizanError('upload_interrupted', {}, { cause: error })
    : null
}
