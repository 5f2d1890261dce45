import { DatabaseSync } from 'node:sqlite'

/**
 * Holds `path` exclusively until released or until the process ends, however it ends: the lock is the kernel's, so a
 * kill leaves nothing to clean up. Two PGlite instances on one directory would silently lose rows.
 *
 * @throws Error when another process holds it
 */
export function lockDirectory(path: string): () => void {
  const lock = new DatabaseSync(path)
  try {
    lock.exec('pragma locking_mode = exclusive; pragma busy_timeout = 1500; begin exclusive')
  } catch (error) {
    lock.close()
    throw new Error(`another Mizan uses this data directory (${path} is locked)`, { cause: error })
  }
  return () => {
    if (lock.isOpen) lock.close()
  }
}
