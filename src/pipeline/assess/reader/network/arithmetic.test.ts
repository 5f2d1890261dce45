import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { Arithmetic } from './arithmetic.ts'

/** Integers of 6 bits, raised by 32, each four as one number of 24 bits, the first in its lowest. */
function packed(values: readonly number[]): Buffer {
  const bits = values.map((value) => (value + 32).toString(2).padStart(6, '0'))
  return Buffer.concat(
    Array.from({ length: values.length / 4 }, (_, four) => {
      const whole = Number.parseInt(
        bits
          .slice(four * 4, four * 4 + 4)
          .toReversed()
          .join(''),
        2,
      )
      return Buffer.from([whole % 256, Math.floor(whole / 256) % 256, Math.floor(whole / 65_536)])
    }),
  )
}

test('weights of 6 bits are read as they were written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-weights-'))
  const values = [-31, 31, 0, 1, -1, 17, -32, 5, 12, -12, 30, -30, 2, 3, -4, 8]
  const factors = Float32Array.of(0.5, 2)
  writeFileSync(join(folder, 'reader.bin'), Buffer.concat([packed(values), Buffer.from(factors.buffer)]))
  writeFileSync(
    join(folder, 'reader.json'),
    JSON.stringify([{ name: 'vectors', kind: 'sixes', shape: [2, 8], offset: 0 }]),
  )
  const arithmetic = new Arithmetic(pathToFileURL(`${folder}/`), ['vectors'], /^\d/, 16)
  const rows = arithmetic.rows('vectors')
  expect([...rows.integers]).toEqual(values)
  expect([...rows.factors]).toEqual([...factors])
})
