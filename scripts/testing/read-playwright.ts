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
  const files = new Map<string, number>()
  for (const { file, milliseconds } of tests) files.set(file, (files.get(file) ?? 0) + milliseconds)
  return {
    tests,
    files: [...files].map(([file, milliseconds]) => ({ file, milliseconds })),
    faults: errors.map(({ message }) => message ?? 'an error'),
  }
}
