import type { Config } from './config.ts'

/**
 * What whoever starts the process can do about a fault of the start, in one sentence without passwords. The whole error is
 * in the log.
 */
export function startSentence(
  error: unknown,
  { dataDirectory, host, port }: Pick<Config, 'dataDirectory' | 'host' | 'port'>,
): string {
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
      return `there is no space left on the disk of DATA_DIR ${dataDirectory}`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `DATA_DIR ${dataDirectory} cannot be written to (${code}); give it to the user Mizan runs as, or set DATA_DIR`
    case 'ENOTDIR':
    case 'EEXIST':
      return `DATA_DIR ${dataDirectory} is not a directory`
  }
  return error instanceof Error ? error.message : String(error)
}
