import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of real books and labels beside the repository; MIZAN_DATA names another one. */
export const DATA = process.env['MIZAN_DATA'] ?? join(import.meta.dirname, '..', '..', 'shared', 'data')

/** Ends the benchmark with one plain line when the data is not there. */
export function requireData(): void {
  if (existsSync(DATA)) return
  console.log(`skipped: there is no labelled data at ${DATA} (set MIZAN_DATA)`)
  process.exit(0)
}
