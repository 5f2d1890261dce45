import { spawnSync } from 'node:child_process'
import { accessSync, constants, realpathSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

const NEEDED = ['eng', 'ara']
const ANSWERS_WITHIN_MS = 10_000

export type NativeTesseract = { program: string } | { fault: string }

/** The machine's own tesseract, if it is there and knows the languages of the books; otherwise what is missing. */
export function findNativeTesseract(searchPath = process.env['PATH'] ?? ''): NativeTesseract {
  const program = searchPath
    .split(delimiter)
    .filter((folder) => isAbsolute(folder))
    .map((folder) => join(folder, 'tesseract'))
    .find(isExecutable)
  if (program === undefined) return { fault: 'needs tesseract, which is not installed' }
  const { stdout, error } = spawnSync(program, ['--list-langs'], { encoding: 'utf8', timeout: ANSWERS_WITHIN_MS })
  if (error !== undefined) return { fault: `needs tesseract, which does not run: ${error.message}` }
  const known = stdout.split('\n').map((line) => line.trim())
  const missing = NEEDED.filter((language) => !known.includes(language))
  if (missing.length > 0) return { fault: `needs tesseract with the languages ${missing.join(' and ')}` }
  return { program: realpathSync(program) }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
