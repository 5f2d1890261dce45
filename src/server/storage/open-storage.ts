import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { createLocalStorage, createRemoteStorage, type FileStorage } from './file-storage.ts'

/**
 * The storage of an address: '' is `<dataDirectory>/files`, `s3://bucket/prefix?endpoint=...&region=...` a bucket
 * (credentials come from the usual AWS variables).
 */
export async function openStorage(address: string, dataDirectory: string): Promise<FileStorage> {
  if (address === '') {
    const { FSDriver } = await import('flydrive/drivers/fs')
    const root = resolve(dataDirectory, 'files')
    return createLocalStorage(new Disk(new FSDriver({ location: root, visibility: 'private' })), root)
  }
  const { bucket, prefix, endpoint, region } = parseS3Address(address)
  const { S3Driver } = await import('flydrive/drivers/s3')
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      supportsACL: false,
      // The newer default sends a stream in chunks without its length, which other makers' buckets refuse.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    }),
  )
  const keyed = (key: string): string => (prefix === '' ? key : `${prefix}/${key}`)
  const prefixed = {
    getStream: (key: string) => disk.getStream(keyed(key)),
    put: (key: string, bytes: Uint8Array) => disk.put(keyed(key), bytes),
    putStream: (key: string, stream: Parameters<Disk['putStream']>[1], options: { contentLength: number }) =>
      disk.putStream(keyed(key), stream, options),
    delete: (key: string) => disk.delete(keyed(key)),
    exists: (key: string) => disk.exists(keyed(key)),
  }
  return createRemoteStorage(prefixed, join(dataDirectory, 'tmp'), async (path) => ({
    size: (await stat(path)).size,
    stream: createReadStream(path),
  }))
}

/** @example parseS3Address('s3://books/mizan?endpoint=http://127.0.0.1:9000') */
export function parseS3Address(address: string): {
  bucket: string
  prefix: string
  endpoint: string | undefined
  region: string
} {
  const url = new URL(address)
  return {
    bucket: url.hostname,
    prefix: url.pathname.replaceAll(/^\/+|\/+$/g, ''),
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    region: url.searchParams.get('region') ?? 'us-east-1',
  }
}
