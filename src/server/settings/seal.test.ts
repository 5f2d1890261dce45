import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const KEY = 'sk-a-key-nobody-may-see'

test('what was sealed opens with the same secret alone, and is sealed differently each time', () => {
  const sealed = seal(KEY, 'a secret of the environment')
  expect(unseal(sealed, 'a secret of the environment')).toBe(KEY)
  expect(unseal(sealed, 'another secret')).toBeNull()
  expect(seal(KEY, 'a secret of the environment')).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain(KEY)
})

test('what was changed or cut off does not open', () => {
  const sealed = seal(KEY, 'secret')
  const bytes = Buffer.from(sealed, 'base64')
  bytes[bytes.length - 1]! ^= 1
  expect(unseal(bytes.toString('base64'), 'secret')).toBeNull()
  for (const broken of ['', 'no base64 at all', sealed.slice(0, 20)]) expect(unseal(broken, 'secret')).toBeNull()
})
