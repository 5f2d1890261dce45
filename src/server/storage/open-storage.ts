import { join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { createBucketStorage } from './bucket-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { createLocalStorage } from './local-storage.ts'

/** A bucket is given up when it is not reached, or says nothing, for so long. */
const CONNECT_MS = 5000
const IDLE_MS = 15_000

const ignore = (): void => {}

/**
 * The storage of an address: '' is `<dataDirectory>/files`, `s3://bucket/prefix?endpoint=...&region=...` a bucket
 * (credentials come from the usual AWS variables).
 */
export async function openStorage(
  address: string,
  dataDirectory: string,
  { idleMs = IDLE_MS }: { idleMs?: number } = {},
): Promise<FileStorage> {
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
      // What goes wrong is thrown as well; left alone it would be written between the lines of the log.
      logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: idleMs },
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
  return createBucketStorage(prefixed, bucket, join(dataDirectory, 'tmp'))
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
