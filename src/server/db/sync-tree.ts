import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** fsyncs a directory and, when deep, every file below it, so that a rename can make it appear whole or not at all. */
export function syncTree(directory: string, { deep = true }: { deep?: boolean } = {}): void {
  if (deep) {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name)
      if (entry.isDirectory()) syncTree(path)
      else if (entry.isFile()) syncPath(path)
    }
  }
  syncPath(directory)
}

function syncPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
