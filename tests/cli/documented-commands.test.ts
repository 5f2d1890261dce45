import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { scriptOf, shellCommands } from '../support/documents.ts'

/** Far more than the slowest takes beside much else; how busy a machine is decides nothing. */
const HANGS_MS = 900_000
const ROOT = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'mizan-commands-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
const evaluations = shellCommands().filter((command) => scriptOf(command) === 'evaluate')

describe('what the documents let a reader evaluate', () => {
  test.each(evaluations)(
    '%s',
    (command) => {
      const [program = '', ...given] = command.split(' ')
      const args = given.map((part) => (part.endsWith('.csv') ? join(scratch, part) : part))
      const run = spawnSync(program, args, {
        cwd: ROOT,
        encoding: 'utf8',
        timeout: HANGS_MS,
        maxBuffer: 256 * 1024 * 1024,
      })
      expect(run.stderr + String(run.error ?? '')).not.toContain('Error')
      const failures = run.stdout.match(/^\{.*"status":"failed".*$|^\? .*\n.*/gm) ?? []
      expect({ status: run.status, failures }).toEqual({ status: 0, failures: [] })
      expect(run.stdout.length).toBeGreaterThan(100)
      for (const file of args.filter((part) => part.endsWith('.csv'))) expect(existsSync(file)).toBe(true)
    },
    2 * HANGS_MS,
  )
})
