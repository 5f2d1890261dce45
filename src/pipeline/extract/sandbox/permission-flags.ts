import { realpathSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

const PROJECT = resolve(import.meta.dirname, '../../../..')
/** Kept well under the watchdog's limit, so that a runaway string ends as an orderly V8 error first. */
const HEAP_MEGABYTES = 640
/** Left alone, a nursery grows by 30 MB while pictures are looked at; of 4 MB texts are read as fast. */
const NURSERY_MEGABYTES = 4

/**
 * All a reading child knows of the environment: glibc keeps what threads that decode pictures gave back, for each of them apart,
 * unless it may have two stores only (some 45 MB for 40 pictures).
 */
export const READING_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }

/**
 * The Node flags of a reading child: it may read its own inbox, the reading code and the libraries, write nothing and
 * start no process; no thread of it has a network. Worker threads are for tesseract.js, addons for sharp; both inherit the file permissions of Node.
 */
export function permissionFlags(inbox: string): string[] {
  const readable = [
    inbox,
    join(PROJECT, 'src', 'contract'),
    join(PROJECT, 'src', 'pipeline', 'extract'),
    join(PROJECT, 'node_modules'),
  ]
  const folders = new Set(readable.flatMap((folder) => [folder, realpathSync(folder)]))
  return [
    '--permission',
    '--allow-addons',
    '--allow-worker',
    ...[...folders].map((folder) => `--allow-fs-read=${folder}${sep}`),
    `--allow-fs-read=${join(PROJECT, 'package.json')}`,
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    `--import=${pathToFileURL(join(import.meta.dirname, 'preload.ts')).href}`,
    `--max-semi-space-size=${NURSERY_MEGABYTES}`,
    '--no-warnings',
  ]
}
