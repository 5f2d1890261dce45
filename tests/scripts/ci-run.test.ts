import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const CI = join(import.meta.dirname, '../../.ci/run')

/** What continuous integration makes of two runs that say and end as told. */
function ciRun(short: string, long: string): { last: string; status: number | null; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-ci-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(
    join(folder, 'npm'),
    `#!/bin/sh\nif [ "$*" = test ]; then ${short}; else echo "ran $*"; ${long}; fi\n`,
    {
      mode: 0o755,
    },
  )
  const { stdout, status } = spawnSync('bash', [CI], {
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}` },
    encoding: 'utf8',
  })
  return { said: stdout, last: stdout.trimEnd().split('\n').at(-1) ?? '', status }
}

test.skipIf(process.platform === 'win32').each([
  [
    'both green',
    'echo 3 passed, 0 failed, 1 skipped',
    'echo 4 passed, 0 failed, 0 skipped',
    '7 passed, 0 failed, 1 skipped',
    0,
  ],
  [
    'a failed test in the first, the second is run all the same',
    'echo 3 passed, 2 failed, 1 skipped; exit 1',
    'echo 4 passed, 0 failed, 0 skipped',
    '7 passed, 2 failed, 1 skipped',
    1,
  ],
  ['one that never came to count', 'exit 3', 'echo 4 passed, 0 failed, 2 skipped', '4 passed, 1 failed, 2 skipped', 1],
  [
    'one that counts none and fails',
    'echo 3 passed, 0 failed, 0 skipped',
    'echo 4 passed, 0 failed, 0 skipped; exit 1',
    '7 passed, 1 failed, 0 skipped',
    1,
  ],
])('%s: one closing line and a status over both', (_name, short, long, line, status) => {
  const run = ciRun(short, long)
  expect([run.last, run.status]).toEqual([line, status])
  expect(run.said).toContain('ran run test:long')
})
