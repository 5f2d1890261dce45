import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { inOneProcess } from '../../db/in-one-process.ts'
import { createOnixRepository, type OnixFile } from '../../db/onix-repository.ts'
import type { Log } from '../../log.ts'
import { readOnix } from '../../../pipeline/extract/onix/read-onix.ts'

const FEED = /\.(?:xml|onix|onx)(?:\.gz)?$|\.gz$/i
/** As many rejected records of a feed are kept; their number is kept in any case. */
const MOST_REJECTS = 200
/** Rows per statement: the embedded database runs on the thread that answers requests. */
const ROWS = 100

export type FeedDependencies = { database: Database; directory: string; log: Log }
/** What a look at the folder came to. */
export type FeedRun = { indexed: string[]; removed: string[]; failed: string[] }

/**
 * Brings the index up to date with the folder of feeds: new and changed files are read, those that are gone leave it.
 * A feed's earlier records stay in force until the new ones are complete, and when it cannot be read. While another
 * process is at it nothing is done.
 */
export async function indexFeeds(dependencies: FeedDependencies, signal?: AbortSignal): Promise<FeedRun> {
  const run = await inOneProcess(dependencies.database, 'feeds', () => lookAtFeeds(dependencies, signal))
  return run ?? { indexed: [], removed: [], failed: [] }
}

async function lookAtFeeds(dependencies: FeedDependencies, signal?: AbortSignal): Promise<FeedRun> {
  const { database, directory, log } = dependencies
  const repository = createOnixRepository(database.connection)
  const known = new Map((await repository.files()).map((file) => [file.path, file]))
  const run: FeedRun = { indexed: [], removed: [], failed: [] }
  const found = await feedsIn(directory)
  for (const path of known.keys()) {
    if (found.some((feed) => feed.path === path)) continue
    await database.transaction((transaction) => createOnixRepository(transaction).remove(path))
    run.removed.push(path)
  }
  await repository.sweep()
  for (const feed of found) {
    signal?.throwIfAborted()
    if (isCurrent(known.get(feed.path), feed)) continue
    const error = await indexFeed(dependencies, feed, signal)
    if (error === null) run.indexed.push(feed.path)
    else {
      log.warn({ feed: feed.path, reason: error }, 'a feed could not be read to its end')
      run.failed.push(feed.path)
    }
  }
  return run
}

type Feed = { path: string; size: number; modifiedAt: Date }

async function feedsIn(directory: string): Promise<Feed[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const feeds: Feed[] = []
  for (const entry of entries) {
    if (!entry.isFile() || !FEED.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const { size, mtime } = await stat(path)
    feeds.push({ path: relative(directory, path), size, modifiedAt: mtime })
  }
  // The oldest first, so that a later statement of a record is also indexed later.
  return feeds.toSorted((a, b) => a.modifiedAt.getTime() - b.modifiedAt.getTime())
}

function isCurrent(known: OnixFile | undefined, feed: Feed): boolean {
  return (
    known !== undefined &&
    known.state !== 'indexing' &&
    known.size === feed.size &&
    Math.abs(known.modifiedAt.getTime() - feed.modifiedAt.getTime()) < 1000
  )
}

/** @returns why the feed could not be read to its end, or null */
async function indexFeed(
  { database, directory }: FeedDependencies,
  feed: Feed,
  signal?: AbortSignal,
): Promise<string | null> {
  const repository = createOnixRepository(database.connection)
  const run = uuidv7()
  const startedAt = performance.now()
  let [products, withAge, rejected, kept] = [0, 0, 0, 0]
  let error: string | null = null
  await repository.begin(feed.path, feed.size, feed.modifiedAt)
  try {
    for await (const batch of readOnix(join(directory, feed.path), signal)) {
      for (let at = 0; at < batch.products.length; at += ROWS) {
        await repository.addProducts(run, batch.products.slice(at, at + ROWS))
        // Requests come first.
        await new Promise(setImmediate)
      }
      const noted = batch.rejects.slice(0, MOST_REJECTS - kept)
      await repository.addRejects(run, noted)
      kept += noted.length
      products += batch.products.length
      withAge += batch.products.filter(({ age }) => age !== null).length
      rejected += batch.rejects.length
      error = batch.fault
    }
  } catch (cause) {
    signal?.throwIfAborted()
    error = (cause as NodeJS.ErrnoException).code ?? 'unreadable'
  }
  const durationMs = performance.now() - startedAt
  await database.transaction((transaction) =>
    createOnixRepository(transaction).finish(feed.path, run, { products, withAge, rejected, durationMs, error }),
  )
  return error
}
