import { expect, test } from 'vitest'
import type { ErrorCode } from './error-codes.ts'
import { MizanError } from './errors.ts'
import { noticeSentence, type NoticeCode } from './notices.ts'

test('what a newer version has stored is told in words of this one', () => {
  for (const language of ['en', 'ar'] as const) {
    const code = 'known_later'
    expect(noticeSentence({ code: code as NoticeCode }, language)).toMatch(/[a-z]{4}|[\u0600-\u06FF]{4}/)
    expect(new MizanError(code as ErrorCode).sentence(language)).toBe(new MizanError('internal').sentence(language))
  }
})
