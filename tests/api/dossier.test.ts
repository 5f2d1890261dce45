import { expect, test } from 'vitest'
import { createTestApp } from '../support/create-test-app.ts'
import { wordsOf } from '../support/words-of-pdf.ts'

test('the dossier of a reviewed book names the decision, its maker, the rules, the history and the audit trail', async () => {
  await using server = await createTestApp()
  const { id, verdictRevision } = await server.evaluate('The lamp shone over the whole village.', 'lamp.txt')
  const review = await server.app.inject({
    method: 'POST',
    url: `/api/evaluations/${id}/review`,
    payload: {
      verdict: 'Parent Guidance',
      age: 9,
      reason: 'The flood should be talked about first.',
      performedBy: 'Reviewer Three',
      revision: verdictRevision,
    },
  })
  expect(review.statusCode).toBe(200)
  for (const lang of ['en', 'ar']) {
    const answer = await server.app.inject({ url: `/api/evaluate/${id}/download/dossier?lang=${lang}` })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toContain('lamp.txt_dossier.pdf')
    const again = await server.app.inject({ url: `/api/evaluate/${id}/download/dossier?lang=${lang}` })
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true)
    const words = wordsOf(answer.rawPayload)?.replaceAll(/\s+/g, ' ')
    if (words === undefined) continue
    for (const part of ['The flood should be talked about first.', 'Reviewer Three']) expect(words).toContain(part)
    if (lang === 'en') {
      for (const part of ['Decided by a reviewer', 'Parent Guidance', 'Severe below', 'Audit trail', 'Signatures']) {
        expect(words).toContain(part)
      }
    }
  }
})

test('the dossier carries the audit trail, so it needs the administrator where there is one', async () => {
  await using server = await createTestApp({ adminPassword: 'a-password' })
  const { id } = await server.evaluate('A lamp.', 'lamp.txt')
  expect((await server.app.inject({ url: `/api/evaluate/${id}/download/dossier` })).statusCode).toBe(401)
  expect((await server.app.inject({ url: `/api/evaluate/${id}/download/pdf` })).statusCode).toBe(200)
})
