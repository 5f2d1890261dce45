/** One test as its runner told of it. */
export type TestResult = {
  /** Its file and its titles. */
  name: string
  file: string
  state: 'passed' | 'failed' | 'skipped'
  /** It failed first and passed when it was tried again. */
  secondTry: boolean
  milliseconds: number
}

/** What a file took: less than its tests together where they run at once. */
export type FileTime = { file: string; milliseconds: number }

export type SuiteResult = {
  tests: TestResult[]
  files: FileTime[]
  /** What failed without being a test: a file that cannot be loaded, an error nobody caught. */
  faults: string[]
}

export type Count = { passed: number; failed: number; skipped: number }

/** A test that passes only when it is tried again is a fault of the suite, and counts as one. */
export function countOf({ tests, faults }: Pick<SuiteResult, 'tests' | 'faults'>): Count {
  const failed = tests.filter(({ state, secondTry }) => state === 'failed' || secondTry).length + faults.length
  const skipped = tests.filter(({ state }) => state === 'skipped').length
  return { passed: tests.length + faults.length - failed - skipped, failed, skipped }
}
