import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Count, FileTime, SuiteResult, TestResult } from './suite-result.ts'
import { countOf } from './suite-result.ts'

/** The status of a check that could not look. */
const COULD_NOT_LOOK = 75

export type Run = ReturnType<typeof createRun>

/** Runs checks and suites of tests one after the other, and keeps count of what they came to. */
export function createRun(root: string) {
  const total: Count = { passed: 0, failed: 0, skipped: 0 }
  const failures: string[] = []
  const tests: TestResult[] = []
  const files: FileTime[] = []

  function count(name: string, { passed, failed, skipped }: Count): void {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    if (failed > 0) failures.push(name)
  }

  function start(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
    return new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
        shell: process.platform === 'win32',
      })
      child.on('error', reject)
      child.on('close', (code) => resolve(code ?? 1))
    })
  }

  return {
    total,
    failures,
    tests,
    files,
    count,

    bin: (name: string): string =>
      join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name),

    /** A program whose status says whether all is well. */
    async check(name: string, command: string, args: readonly string[]): Promise<void> {
      const started = performance.now()
      const code = await start(command, args)
      const told = code === 0 ? 'ok  ' : code === COULD_NOT_LOOK ? 'skip' : 'FAIL'
      count(name, {
        passed: Number(told === 'ok  '),
        failed: Number(told === 'FAIL'),
        skipped: Number(told === 'skip'),
      })
      console.log(`${told} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    },

    /** A runner that writes its own report; one that fails without a report, or without a failed test in it, fails. */
    async suite(
      name: string,
      { command, args, report, env = {}, read = (json) => json as SuiteResult }: SuiteOptions,
    ): Promise<void> {
      rmSync(report, { force: true })
      const code = await start(command, args, env)
      try {
        const result = read(JSON.parse(readFileSync(report, 'utf8')))
        const counted = countOf(result)
        tests.push(...result.tests)
        files.push(...result.files)
        count(name, code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted)
        if (counted.passed + counted.failed === 0) throw new Error('no test ran')
      } catch (error) {
        console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
        count(name, { passed: 0, failed: 1, skipped: 0 })
      }
    },
  }
}

type SuiteOptions = {
  command: string
  args: readonly string[]
  /** The file the runner writes. */
  report: string
  env?: Record<string, string>
  read?: (json: unknown) => SuiteResult
}
