import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'

/** AES-256-GCM: what was changed, or sealed with another secret, does not open. */
const CIPHER = 'aes-256-gcm'
const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string, salt: Uint8Array): Buffer => scryptSync(secret, salt, 32)

/** A text only whoever has the secret can read again: salt, nonce, tag and cipher in base64. Never twice the same. */
export function seal(text: string, secret: string): string {
  const salt = randomBytes(SALT_BYTES)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret, salt), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** The sealed text, or null when it was sealed with another secret or is damaged. */
export function unseal(sealed: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  const salt = bytes.subarray(0, SALT_BYTES)
  const nonce = bytes.subarray(SALT_BYTES, SALT_BYTES + NONCE_BYTES)
  const tag = bytes.subarray(SALT_BYTES + NONCE_BYTES, SALT_BYTES + NONCE_BYTES + TAG_BYTES)
  try {
    const cipher = createDecipheriv(CIPHER, keyOf(secret, salt), nonce, { authTagLength: TAG_BYTES })
    cipher.setAuthTag(tag)
    const text = cipher.update(bytes.subarray(SALT_BYTES + NONCE_BYTES + TAG_BYTES), undefined, 'utf8')
    return text + cipher.final('utf8')
  } catch {
    return null
  }
}
