import { statfsSync } from 'node:fs'
import type { Config } from '../config.ts'

/** A new embedded library takes more. */
const FULL_BYTES = 16 * 1024 * 1024

/** What whoever starts the process can do about a fault of the start, in one sentence without passwords. */
export function startSentence(
  error: unknown,
  { dataDirectory, host, port }: Pick<Config, 'dataDirectory' | 'host' | 'port'>,
): string {
  const noSpace = `there is no space left on the disk of DATA_DIR ${dataDirectory}`
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const call = error instanceof Error && 'syscall' in error ? String(error.syscall) : ''
  if (call === 'listen' || call === 'bind' || call === 'getaddrinfo') {
    switch (code) {
      case 'EADDRINUSE':
        return `port ${String(port)} of ${host} is taken by another program; stop it or set PORT`
      case 'EACCES':
        return `port ${String(port)} is reserved for privileged programs; set PORT to 1024 or more`
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        return `this machine has no address ${host}; set HOST`
    }
  }
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return noSpace
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `DATA_DIR ${dataDirectory} cannot be written to (${code}); give it to the user Mizan runs as, or set DATA_DIR`
    case 'ENOTDIR':
    case 'EEXIST':
      return `DATA_DIR ${dataDirectory} is not a directory`
    case 'EIO':
      // What the embedded database makes of it.
      if (isFull(dataDirectory)) return noSpace
  }
  return error instanceof Error ? error.message : String(error)
}

function isFull(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize < FULL_BYTES
  } catch {
    return false
  }
}
