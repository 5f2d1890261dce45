import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own that can be filled up. */
export type SmallDisk = {
  directory: string
  fill(): void
  free(): void
  remove(): void
}

/** Only root may mount one. */
export const canMount = (): boolean => process.getuid?.() === 0 && spawnSync('mountpoint', ['--version']).status === 0

export function mountSmallDisk(megabytes: number): SmallDisk {
  const directory = mkdtempSync(join(tmpdir(), 'mizan-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(megabytes)}m,mode=0777`, 'tmpfs', directory])
  const ballast = join(directory, 'ballast')
  return {
    directory,
    fill() {
      const file = openSync(ballast, 'a')
      try {
        // To the last byte: what is left over would be enough for a small book.
        for (let block = 65_536; block >= 1;) {
          try {
            writeSync(file, Buffer.alloc(block))
          } catch {
            block = Math.floor(block / 2)
          }
        }
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      // At once, even while somebody is still closing a file there.
      execFileSync('umount', ['--lazy', directory])
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
