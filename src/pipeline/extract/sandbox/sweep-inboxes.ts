import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const INBOX_PREFIX = 'mizan-reading-'
/** Every order touches its child's folder and an idle child lives for seconds: one untouched this long has no owner. */
const ABANDONED_MS = 10 * 60_000

/** How the folders of this process's children begin. The number tells others whether somebody still needs them. */
export const OWN_INBOXES = `${INBOX_PREFIX}${String(process.pid)}-`

/** Removes the folders of children whose parent was killed: links to people's books lie in them. */
export async function sweepInboxes(tempDir: string): Promise<void> {
  const names = (await readdir(tempDir)).filter((name) => name.startsWith(INBOX_PREFIX))
  await Promise.all(
    names.map(async (name) => {
      const folder = join(tempDir, name)
      const found = await stat(folder).catch(() => undefined)
      // The age alone says little where somebody has set the clock; the owner alone, where containers share a directory.
      if (!found || Date.now() - found.mtimeMs < ABANDONED_MS || isOwned(name)) return
      // Another user's folder in a shared temporary directory stays theirs.
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    }),
  )
}

function isOwned(name: string): boolean {
  const owner = Number(/^\d+(?=-)/.exec(name.slice(INBOX_PREFIX.length))?.[0] ?? 0)
  if (owner === 0) return false
  try {
    return process.kill(owner, 0)
  } catch (error) {
    // There, but another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
