import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An open page asks for parts of its own build as long as it is open. */
const KEPT_MS = 30 * 24 * 3600 * 1000
const ASSETS = 'assets'
/** Beside the published folder, so that it is not served. */
const RECORD = '.web-assets'
const PAGE = 'index.html'

/** Each file under `assets`, whose name is made of its content, and since when no page names it any more. */
type Retirements = Record<string, string | null>

/**
 * Brings a finished build into the folder that running servers serve, without a moment in which a page and what it names do
 * not fit: first the files it names, then the page. Files of earlier builds stay for a month after their last page.
 */
export function publishWeb(draft: string, directory: string, now = new Date()): void {
  mkdirSync(join(directory, ASSETS), { recursive: true })
  const fresh = namesIn(join(draft, ASSETS))
  for (const name of fresh) renameSync(join(draft, ASSETS, name), join(directory, ASSETS, name))
  for (const name of namesIn(draft)) {
    if (name !== ASSETS && name !== PAGE) renameSync(join(draft, name), join(directory, name))
  }
  renameSync(join(draft, PAGE), join(directory, PAGE))
  rmSync(draft, { recursive: true, force: true })
  forget(directory, new Set(fresh), now)
}

function forget(directory: string, fresh: ReadonlySet<string>, now: Date): void {
  const path = join(directory, '..', RECORD)
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Retirements) : {}
  const after: Retirements = {}
  for (const name of namesIn(join(directory, ASSETS))) {
    const retiredAt = fresh.has(name) ? null : (before[name] ?? now.toISOString())
    const isOver = retiredAt !== null && now.getTime() - Date.parse(retiredAt) > KEPT_MS
    if (isOver) rmSync(join(directory, ASSETS, name), { force: true })
    else after[name] = retiredAt
  }
  writeFileSync(`${path}.new`, JSON.stringify(after, null, 1))
  renameSync(`${path}.new`, path)
}

function namesIn(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory).toSorted() : []
}
