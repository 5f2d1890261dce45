import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findNativeTesseract } from './find-native-tesseract.ts'
import { createNativeTesseract } from './native-tesseract.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-native-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A program of that name in a folder of its own. */
async function program(place: string, lines: readonly string[]): Promise<string> {
  const own = await mkdtemp(join(folder, place))
  const path = join(own, 'tesseract')
  await writeFile(path, ['#!/bin/sh', ...lines, ''].join('\n'))
  await chmod(path, 0o755)
  return own
}

const PGM = Buffer.from('P5\n2 1\n255\nab', 'latin1')
const order = { pictures: [PGM, PGM], mode: 'line' as const, language: 'ar' as const, timeMs: 20_000 }

test('what is missing is said', async () => {
  const empty = await mkdtemp(join(folder, 'empty-'))
  expect(findNativeTesseract(empty)).toEqual({ fault: 'needs tesseract, which is not installed' })
  const english = await program('english-', ['echo "List of available languages (2):"', 'echo eng', 'echo osd'])
  expect(findNativeTesseract(english)).toEqual({ fault: 'needs tesseract with the languages ara' })
})

test('one with both languages is found behind folders without it', async () => {
  const both = await program('both-', ['echo eng', 'echo ara'])
  expect(findNativeTesseract(`${folder}:${both}`)).toMatchObject({ program: expect.stringContaining('tesseract') })
})

test('it is given the pictures and fixed arguments, nothing of the environment, and leaves nothing behind', async () => {
  const own = await program('echo-', ['echo "$*"', '/usr/bin/env', '/bin/cat "$1"'])
  const tempDir = await mkdtemp(join(folder, 'temp-'))
  const read = createNativeTesseract({ program: join(own, 'tesseract'), tempDir, processes: 2 })
  const printed = await read(order)
  expect(printed).toContain('stdout -l ara --psm 7')
  expect(printed?.match(/\d\.pgm/g)).toEqual(['0.pgm', '1.pgm'])
  expect(printed).not.toMatch(/^(?:HOME|PATH=.*node_modules|DATABASE_URL|ADMIN_PASSWORD)=/m)
  expect(await readdir(tempDir)).toEqual([])
})

test('one that fails or does not end has read nothing', async () => {
  const tempDir = await mkdtemp(join(folder, 'temp-'))
  const failing = await program('failing-', ['exit 1'])
  const read = createNativeTesseract({ program: join(failing, 'tesseract'), tempDir, processes: 1 })
  expect(await read(order)).toBeNull()
  const endless = await program('endless-', ['while :; do :; done'])
  const wait = createNativeTesseract({ program: join(endless, 'tesseract'), tempDir, processes: 1 })
  expect(await wait({ ...order, timeMs: 50 })).toBeNull()
})
