// What the image leaves out of the packages, tried on a few files named as packages name them.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readStages } from './dockerfile.ts'

const KEPT = [
  'a/LICENSE.md',
  'a/dist/index.js',
  'a/dist/index.mjs',
  'a/dist/mathematics.cjs',
  'a/license.md',
  'a/package.json',
  'a/data/words.gz',
  'a/native.node',
  'a/tsconfig.json',
  '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  'tesseract.js-core/LICENSE',
  'tesseract.js-core/package.json',
  'tesseract.js-core/tesseract-core-simd-lstm.js',
  'tesseract.js-core/tesseract-core-simd-lstm.wasm',
  'tesseract.js-core/tesseract-core.js',
  'tesseract.js-core/tesseract-core.wasm',
]
const LEFT_OUT = [
  '@tesseract.js-data/eng/4.0.0/eng.traineddata.gz',
  'a/README.md',
  'a/dist/index.d.ts',
  'a/dist/index.d.mts',
  'a/dist/index.js.map',
  'a/docs/start.mdx',
  'a/src/index.ts',
  'tesseract.js-core/tesseract-core-simd-lstm.wasm.js',
  'tesseract.js-core/tesseract-core.wasm.js',
]

test('of the packages the image leaves out what nobody runs, and nothing else', () => {
  const packages = readStages(join(import.meta.dirname, '../../deploy/Dockerfile')).find(
    ({ name }) => name === 'packages',
  )
  const steps = packages?.runs.filter((run) => run.startsWith('find ')) ?? []
  expect(steps).toHaveLength(1)
  const folder = mkdtempSync(join(tmpdir(), 'mizan-packages-'))
  try {
    for (const file of [...KEPT, ...LEFT_OUT]) {
      const path = join(folder, 'node_modules', file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, '')
    }
    execFileSync('sh', ['-c', steps[0] ?? ''], { cwd: folder })
    const left = readdirSync(join(folder, 'node_modules'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'node_modules/').length))
    expect(left.toSorted()).toEqual(KEPT.toSorted())
  } finally {
    rmSync(folder, { recursive: true })
  }
})
