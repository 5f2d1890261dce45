import type { FileTime, TestResult } from './suite-result.ts'

const FILES = 5
const TESTS = 10

/** Where the time of a run went, and which tests needed a second try, as lines to print. */
export function tellTests(tests: readonly TestResult[], files: readonly FileTime[]): string[] {
  const again = tests.filter(({ secondTry }) => secondTry)
  return [
    ...(again.length === 0
      ? []
      : [
          '',
          'Passed only on a second try, which counts as failed (docs/flaky-tests.md):',
          ...again.map(({ name }) => `  ${name}`),
        ]),
    '',
    'Slowest files:',
    ...slowest(
      files.map(({ file, milliseconds }) => [file, milliseconds] as const),
      FILES,
    ),
    '',
    'Slowest tests:',
    ...slowest(
      tests.map(({ name, milliseconds }) => [name, milliseconds] as const),
      TESTS,
    ),
  ]
}

function slowest(all: readonly (readonly [string, number])[], count: number): string[] {
  return all
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, milliseconds]) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`)
}
