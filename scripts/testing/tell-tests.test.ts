import { expect, test } from 'vitest'
import { readPlaywright } from './read-playwright.ts'
import { countOf, type TestResult } from './suite-result.ts'
import { tellTests } from './tell-tests.ts'

const result = (file: string, title: string, milliseconds: number, changes: Partial<TestResult> = {}): TestResult => ({
  name: `${file} > ${title}`,
  file,
  state: 'passed',
  secondTry: false,
  milliseconds,
  ...changes,
})

test('the five slowest files and the ten slowest tests are told, the slowest first', () => {
  const tests = Array.from({ length: 24 }, (_, index) => result(`f${String(index % 6)}`, String(index), index * 100))
  const files = [3000, 7000, 1000, 5000, 2000, 6000].map((milliseconds, index) => ({
    file: `f${String(index)}`,
    milliseconds,
  }))
  const told = tellTests(tests, files)
  expect(told.slice(0, 9)).toEqual([
    '',
    'Slowest files:',
    '    7.0 s  f1',
    '    6.0 s  f5',
    '    5.0 s  f3',
    '    3.0 s  f0',
    '    2.0 s  f4',
    '',
    'Slowest tests:',
  ])
  expect(told.filter((line) => line.includes(' > '))).toHaveLength(10)
  expect(told.at(-10)).toBe('    2.3 s  f5 > 23')
})

test('a test that needed a second try is named and counts as failed', () => {
  const tests = [
    result('a', 'one', 1),
    result('a', 'two', 2, { secondTry: true }),
    result('b', 'three', 0, { state: 'skipped' }),
  ]
  expect(tellTests(tests, []).slice(1, 3)).toEqual([
    'Passed only on a second try, which counts as failed (docs/flaky-tests.md):',
    '  a > two',
  ])
  expect(countOf({ tests, faults: [] })).toEqual({ passed: 1, failed: 1, skipped: 1 })
})

test('what could not even be loaded counts as failed', () => {
  expect(countOf({ tests: [result('a', 'one', 1)], faults: ['b: no such module'] })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  })
})

test("Playwright's report is read: nested groups, second tries, what is left out", () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  })
  const read = readPlaywright({
    errors: [],
    suites: [
      {
        specs: [spec('one', 'flaky', 5, 6)],
        suites: [{ specs: [spec('two', 'unexpected', 7), spec('three', 'skipped')] }],
      },
    ],
  })
  expect(read.tests.map(({ name, state, secondTry, milliseconds }) => [name, state, secondTry, milliseconds])).toEqual([
    ['tests/e2e/a.spec.ts > one', 'passed', true, 11],
    ['tests/e2e/a.spec.ts > two', 'failed', false, 7],
    ['tests/e2e/a.spec.ts > three', 'skipped', false, 0],
  ])
  expect(read.files).toEqual([{ file: 'tests/e2e/a.spec.ts', milliseconds: 18 }])
  expect(countOf(read)).toEqual({ passed: 0, failed: 2, skipped: 1 })
})
