import { startServer } from '../support/start-server.ts'
import { expect, test } from './mizan.ts'

test('a stopped server is told with a way on, and the way works', async ({ page }) => {
  const first = await startServer()
  await page.goto(`${first.url}/?view=upload`)
  await expect(page.getByText('Browse files', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await first.end()
  await page.getByRole('link', { name: 'Mizan' }).first().click()
  await expect(page.getByText('This could not be loaded').first()).toBeVisible()
  const second = await startServer({ PORT: new URL(first.url).port }, first.dataDir)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByRole('heading', { name: 'No books analyzed yet' })).toBeVisible()
  await second.end()
  await second.remove()
})

test('a book that could not be evaluated says why', async ({ page, server }) => {
  const text = 'Il était une fois une petite fille qui vivait avec sa mère dans une maison près de la forêt. '.repeat(
    40,
  )
  const form = new FormData()
  form.append('file', new Blob([text]), 'conte.txt')
  const { id } = (await (await fetch(`${server}/api/evaluate`, { method: 'POST', body: form })).json()) as {
    id: string
  }
  await expect
    .poll(async () => ((await (await fetch(`${server}/api/evaluate/${id}`)).json()) as { status: string }).status, {
      timeout: 30_000,
    })
    .toBe('failed')
  await page.goto(`/?view=results&id=${id}`)
  await expect(page.getByText('This book could not be evaluated')).toBeVisible()
  await expect(page.getByText(/neither English nor Arabic/)).toBeVisible()
})
