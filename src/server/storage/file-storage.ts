import type { Readable } from 'node:stream'

/**
 * Where uploaded books and covers lie: a local directory or a bucket. Keys look like `books/<id>/0.pdf`. Whatever keeps
 * the storage from doing what it is asked is a MizanError storage_unavailable with the reason as its cause.
 */
export type FileStorage = {
  /**
   * At start: makes the storage ready. One that does not answer yet is storage_unavailable.
   *
   * @throws Error with one sentence on what is wrong with the settings
   */
  prepare(): Promise<void>
  /** Takes a finished local file over; it is durable when this resolves. */
  adopt(localPath: string, key: string): Promise<void>
  put(key: string, bytes: Uint8Array): Promise<void>
  has(key: string): Promise<boolean>
  /** @throws MizanError not_found when there is no such file */
  read(key: string): Promise<Readable>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
  /**
   * Local paths of the files while `work` runs; copies are removed afterwards.
   *
   * @throws MizanError file_missing when one of them is not there
   */
  withLocalFiles<T>(keys: [string, ...string[]], work: (paths: [string, ...string[]]) => Promise<T>): Promise<T>
  /** Throws when the storage does not answer. */
  check(): Promise<void>
}

/** The calls of a flydrive disk the storage needs. */
export type Disk = {
  getStream(key: string): Promise<Readable>
  put(key: string, bytes: Uint8Array): Promise<void>
  putStream(key: string, stream: Readable, options: { contentLength: number }): Promise<void>
  delete(key: string): Promise<void>
  exists(key: string): Promise<boolean>
}
