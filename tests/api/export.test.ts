import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ListedEvaluation } from '../../src/contract/evaluation.ts'
import { readOnix } from '../../src/pipeline/extract/onix/read-onix.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { multipart } from '../support/multipart.ts'

const HOSTILE = '=1+1 <b>& "Tom"\u0000 \u{1F600} قصة'

async function rename(server: TestApp, id: string, title: string): Promise<void> {
  const form = multipart([{ name: 'title', content: title }])
  await server.app.inject({ method: 'PATCH', url: `/api/evaluations/${id}`, headers: form.headers, payload: form.body })
}
const exported = async (server: TestApp, format: string) =>
  await server.app.inject({ url: `/api/evaluations/export?format=${format}` })

test('the library leaves as JSON, CSV and ONIX, with the decision that holds', async () => {
  await using server = await createTestApp()
  const { id, verdictRevision } = await server.evaluate('one', 'one.txt')
  await server.evaluate('two', 'two.txt')
  await rename(server, id, HOSTILE)
  const review = {
    verdict: 'Not Whitelisted',
    age: 13,
    reason: 'Too sad.',
    performedBy: 'R',
    revision: verdictRevision,
  }
  await server.app.inject({ method: 'POST', url: `/api/evaluations/${id}/review`, payload: review })

  const rows = (await exported(server, 'json')).json<ListedEvaluation[]>()
  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatchObject({ id, result: { final_verdict: 'Not Whitelisted', recommended_age: '13+' } })

  const csv = (await exported(server, 'csv')).body.split('\r\n')
  expect(csv[0]).toContain('Title,Author')
  expect(csv.filter((line) => line.includes('Not Whitelisted'))).toHaveLength(1)
  expect(csv.join(''), 'no cell a spreadsheet would reckon').not.toMatch(/(?:^|,)"?=/m)

  const directory = mkdtempSync(join(tmpdir(), 'mizan-export-'))
  const path = join(directory, 'library.xml')
  writeFileSync(path, (await exported(server, 'onix')).body)
  const products = []
  for await (const batch of readOnix(path)) {
    expect([batch.fault, batch.rejects]).toEqual([null, []])
    products.push(...batch.products)
  }
  rmSync(directory, { recursive: true })
  expect(products.map(({ recordReference }) => recordReference)).toEqual(rows.map((row) => `mizan.${row.id}`))
  expect(products[1]?.title.replaceAll(/\s+/g, ' ')).toBe('=1+1 <b>& "Tom" \u{1F600} قصة')
  expect(products[1]).toMatchObject({
    age: { from: 13, to: null, source: 'interest_age' },
  })
})

test('an empty library is an empty file of each kind', async () => {
  await using server = await createTestApp()
  expect((await exported(server, 'json')).json()).toEqual([])
  expect((await exported(server, 'csv')).body).toContain('Title')
  expect((await exported(server, 'onix')).body).toContain('</ONIXMessage>')
  expect((await exported(server, 'pdf')).statusCode).toBe(400)
})
