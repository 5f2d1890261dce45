import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Evaluation } from '../../src/contract/evaluation.ts'
import { freshLibrary } from './fresh-library.ts'
import { expect, test } from './mizan.ts'

const SHORT = 'The Boat\n\nMaha saw a boat.\nIt was red.'

async function addDoubtfulBook(page: Page): Promise<string> {
  const answer = await page.request.post('/api/evaluate', {
    multipart: { file: { name: 'boat.txt', mimeType: 'text/plain', buffer: Buffer.from(SHORT) } },
  })
  const { id } = (await answer.json()) as { id: string }
  await expect.poll(async () => (await record(page, id)).status).toBe('completed')
  return id
}
const record = async (page: Page, id: string): Promise<Evaluation> =>
  (await (await page.request.get(`/api/evaluate/${id}`)).json()) as Evaluation

test('a doubtful book is reviewed: why, override, everywhere shown, history, undo', async ({ page, server }) => {
  await freshLibrary(server, [])
  const id = await addDoubtfulBook(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Books to review: 1' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Books to review' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'The Boat' })).toBeVisible()
  await expect(page.getByText('Very short text').last()).toBeVisible()
  await expect(page.getByText(/very few words in this book/)).toBeVisible()

  // Nothing is decided without a reason and a name.
  const confirm = page.getByRole('button', { name: 'Confirm the verdict' })
  await confirm.click()
  await expect(page.getByRole('alert')).toHaveText('Give a reason and your name.')
  await page.getByRole('radio', { name: 'Parent Guidance' }).check()
  await page.getByLabel('Recommended age (years)').fill('10')
  await page.getByLabel('Your name').fill('Huda')
  await page.getByLabel('Reason').fill('The pictures show a fire.')
  await page.getByRole('button', { name: 'Override the verdict' }).click()
  await expect(page.getByText('Your decision holds wherever this book is shown.', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No book waits for review' })).toBeVisible()

  // The list, the result and the exports carry it.
  await page.goto('/?view=library')
  const card = page.getByRole('listitem').filter({ hasText: 'The Boat' })
  await expect(card.getByText('Parent Guidance')).toBeVisible()
  await expect(card.getByText('10+')).toBeVisible()
  await expect(card.getByText('Reviewed')).toBeVisible()
  await page.goto('/analytics')
  await expect(page.getByText('Parent Guidance').first()).toBeVisible()
  await page.goto(`/?view=results&id=${id}`)
  await expect(page.getByText('Decided by a reviewer')).toBeVisible()
  await expect(page.getByText('The pictures show a fire.', { exact: true })).toBeVisible()
  await expect(page.getByText(/^UAE .*10-12/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Text Summary' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Verdict: Parent Guidance')

  await page.getByRole('button', { name: 'History of the verdict' }).click()
  const history = page.getByRole('list', { name: 'History of the verdict' }).getByRole('listitem')
  await expect(history).toHaveCount(2)
  await expect(history.nth(1)).toContainText('Decided by')
  await page.getByRole('button', { name: 'Undo the decision' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the decision' }).click()
  await expect(page.getByText('Decision Undone', { exact: true })).toBeVisible()
  await expect(history).toHaveCount(3)
  await expect(page.getByText('Decided by a reviewer')).toBeHidden()
  expect((await record(page, id)).needsReview).toBe(true)
})

test('a reviewer who comes second is told, looks again, and has lost nothing that was written', async ({
  page,
  server,
}) => {
  await freshLibrary(server, [])
  const id = await addDoubtfulBook(page)
  await page.goto('/review')
  await page.getByLabel('Your name').fill('Saif')
  await page.getByLabel('Reason').fill('Read it.')
  await page.getByRole('radio', { name: 'Parent Guidance' }).check()
  await expect(page.getByLabel('Recommended age (years)')).not.toHaveValue('9')
  const first = { verdict: 'Whitelisted', age: 9, reason: 'Fine.', performedBy: 'Huda', revision: 0 }
  expect((await page.request.post(`/api/evaluations/${id}/review`, { data: first })).status()).toBe(200)
  await page.getByRole('button', { name: 'Override the verdict' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'has changed since you opened it' })).toBeVisible()
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByRole('heading', { name: 'Decide anew' })).toBeVisible()
  await expect(page.getByText('Fine.', { exact: true }).first()).toBeVisible()

  // What was written and chosen stays; the age, which nobody touched, is the one that holds.
  const form = page.getByRole('form', { name: 'Decide anew' })
  await expect(form).toBeFocused()
  await expect(form.getByRole('status')).toContainText('See what holds, then decide.')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(form.getByLabel('Reason')).toHaveValue('Read it.')
  await expect(form.getByLabel('Your name')).toHaveValue('Saif')
  await expect(form.getByRole('radio', { name: 'Parent Guidance' })).toBeChecked()
  await expect(form.getByLabel('Recommended age (years)')).toHaveValue('9')
  await form.getByRole('button', { name: 'Override the verdict' }).click()
  await expect(page.getByText('Decision Saved', { exact: true })).toBeVisible()
  await expect(form.getByLabel('Reason')).toHaveValue('')
  await expect(form.getByRole('status')).toBeHidden()
  expect((await record(page, id)).review).toMatchObject({ verdict: 'Parent Guidance', recommended_age: '9+' })
})

test('the review page is Arabic for a reader of Arabic, on a phone, by keyboard', async ({ page, server }) => {
  await freshLibrary(server, [])
  await addDoubtfulBook(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/review')
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'كتب للمراجعة' })).toBeVisible()
  await expect(page.getByText('كتاب واحد ينتظر المراجعة')).toBeVisible()
  await page.getByRole('radio', { name: 'معتمد', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'بإشراف الوالدين' })).toBeChecked()
  await page.getByLabel('اسمك').fill('هدى')
  await page.getByLabel('السبب').fill('النص قصير.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('قرارك سارٍ حيثما يُعرض هذا الكتاب.', { exact: true })).toBeVisible()
})
