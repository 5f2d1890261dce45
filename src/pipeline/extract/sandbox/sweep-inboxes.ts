import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export const INBOX_PREFIX = 'mizan-reading-'
/** Every order touches its child's folder and an idle child lives for seconds: one untouched this long has no owner. */
const ABANDONED_MS = 10 * 60_000

/** Removes the folders of children whose parent was killed: links to people's books lie in them. */
export async function sweepInboxes(tempDir: string): Promise<void> {
  const names = (await readdir(tempDir)).filter((name) => name.startsWith(INBOX_PREFIX))
  await Promise.all(
    names.map(async (name) => {
      const folder = join(tempDir, name)
      const found = await stat(folder).catch(() => undefined)
      if (!found || Date.now() - found.mtimeMs < ABANDONED_MS) return
      // Another user's folder in a shared temporary directory stays theirs.
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    }),
  )
}
