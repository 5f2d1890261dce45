import type { SuiteResult } from './suite-result.ts'

type Suite = {
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: { duration: number }[] }[]
  }[]
}

/** What Playwright's JSON report says. */
export function readPlaywright(json: unknown): SuiteResult {
  const { suites, errors } = json as { suites: Suite[]; errors: { message?: string }[] }
  const specs = (suite: Suite): NonNullable<Suite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specs),
  ]
  const tests = suites.flatMap(specs).flatMap(({ title, file, tests: runs }) =>
    runs.map(({ status, results }) => ({
      name: `tests/e2e/${file} > ${title}`,
      file: `tests/e2e/${file}`,
      state:
        status === 'unexpected'
          ? ('failed' as const)
          : status === 'skipped'
            ? ('skipped' as const)
            : ('passed' as const),
      secondTry: status === 'flaky',
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return { tests, faults: errors.map(({ message }) => message ?? 'an error') }
}
