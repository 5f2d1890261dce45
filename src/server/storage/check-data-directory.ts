import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @throws the file system's error when nothing can be kept there */
export async function checkDataDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  const probe = join(directory, `.start-${String(process.pid)}`)
  try {
    await writeFile(probe, 'Can this be written?', { flush: true })
  } finally {
    await rm(probe, { force: true })
  }
}
