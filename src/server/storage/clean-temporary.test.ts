import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleanTemporary } from './clean-temporary.ts'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mizan-temporary-'))
  await mkdir(join(directory, 'read-old'))
  await writeFile(join(directory, 'read-old', '0.pdf'), 'a page')
  await writeFile(join(directory, 'upload-now'), 'half a book')
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000)
  await utimes(join(directory, 'read-old'), yesterday, yesterday)
})
afterEach(async () => {
  await rm(directory, { recursive: true, force: true })
})

test('beside other processes only what is a day old is removed', async () => {
  await cleanTemporary(directory, { alone: false })
  expect(await readdir(directory)).toEqual(['upload-now'])
})

test('a process that is alone removes everything', async () => {
  await cleanTemporary(directory, { alone: true })
  expect(await readdir(directory)).toEqual([])
  await cleanTemporary(join(directory, 'never made'), { alone: true })
})
