/** One sentence for whoever runs a command, out of any error: databases and networks hide theirs in causes. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? `: ${reasonOf(error.cause)}` : ''
  return error.message.startsWith('another Mizan uses') ? `${error.message}; stop it first` : `${error.message}${cause}`
}

export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
}

/** @example megabytes(1_500_000) // '1.5 MB' */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

/** The tables with their rows and checksums, set in columns. */
export function tableLines(tables: readonly { name: string; rows: number; sha256: string }[]): string[] {
  const width = Math.max(...tables.map(({ name }) => name.length))
  return tables.map(
    ({ name, rows, sha256 }) => `  ${name.padEnd(width)} ${String(rows).padStart(8)} rows  ${sha256.slice(0, 16)}`,
  )
}
