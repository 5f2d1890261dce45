import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '../config.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-secrets-'))
  await writeFile(join(folder, 'password'), 'spaces stay \n')
  await writeFile(join(folder, 'database'), 'postgres://mizan:secret@db.example/mizan\r\n')
  await writeFile(join(folder, 'empty'), '\n')
})
afterAll(async () => await rm(folder, { recursive: true, force: true }))
const at = (name: string): string => join(folder, name)

test('secrets may lie in files, without the end of their line', () => {
  const config = parseConfig({
    ADMIN_PASSWORD_FILE: at('password'),
    DATABASE_URL_FILE: at('database'),
    HOST: '0.0.0.0',
  })
  expect(config.adminPassword).toBe('spaces stay ')
  expect(config.databaseUrl).toBe('postgres://mizan:secret@db.example/mizan')
})

test('a file that is missing, empty or one too many is a fault of the settings', () => {
  const settings = {
    ADMIN_PASSWORD: 'one',
    ADMIN_PASSWORD_FILE: at('password'),
    DATABASE_URL_FILE: at('gone'),
    AI_API_KEY_FILE: at('empty'),
  }
  const read = () => parseConfig(settings)
  expect(read).toThrow(/^- ADMIN_PASSWORD and ADMIN_PASSWORD_FILE are both set/m)
  expect(read).toThrow(/^- DATABASE_URL_FILE names a file that cannot be read/m)
  expect(read).toThrow(/^- AI_API_KEY_FILE names an empty file/m)
})
