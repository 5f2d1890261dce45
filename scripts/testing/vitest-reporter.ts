import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter } from 'vitest/node'
import type { SuiteResult, TestResult } from './suite-result.ts'

/** Writes what a run of vitest came to into a file, as a SuiteResult. */
export function createVitestReporter(root: string, path: string): Reporter {
  return {
    onTestRunEnd(modules, errors) {
      const result: SuiteResult = { tests: [], files: [], faults: errors.map(({ message }) => message) }
      for (const module of modules) {
        const file = `${relative(root, module.moduleId)}${module.project.name === 'postgresql' ? ' (PostgreSQL)' : ''}`
        if (module.errors().length > 0) result.faults.push(`${file}: ${module.errors()[0]?.message ?? ''}`)
        result.files.push({ file, milliseconds: module.diagnostic().duration })
        for (const test of module.children.allTests()) {
          const { state } = test.result()
          const { duration = 0, flaky = false } = test.diagnostic() ?? {}
          result.tests.push({
            name: `${file} > ${test.fullName}`,
            file,
            state: (state === 'pending' ? 'skipped' : state) satisfies TestResult['state'],
            secondTry: flaky,
            milliseconds: duration,
          })
        }
      }
      writeFileSync(path, JSON.stringify(result))
    },
  }
}
