import { sendSamples } from '../support/send-samples.ts'
import { startServer } from '../support/start-server.ts'
import { expect, test } from './mizan.ts'

test('a server that is stopped leaves the books on the screen under one quiet line, and is back by itself', async ({
  page,
}) => {
  const first = await startServer()
  await sendSamples(first.url, ['falcon.en.txt'])
  await page.goto(`${first.url}/?view=library`)
  const book = page.getByRole('button', { name: 'Maha and the Lost Falcon', exact: true })
  await expect(book).toBeVisible()
  // The page's code, not its data.
  const code = page.waitForResponse((answer) => /\/scoring-page-[^/]+\.js$/.test(answer.url()))
  await page.getByRole('link', { name: 'Settings' }).hover()
  await code
  await page.getByRole('button', { name: 'Edit Maha and the Lost Falcon' }).click()
  await page.getByLabel('Title').fill('Maha and the Falcon')
  await page.waitForLoadState('networkidle')
  await first.end()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^No connection to the library; last updated .+; trying again…$/)).toBeVisible()
  // What was typed is still there, to be saved later.
  await expect(page.getByLabel('Title')).toHaveValue('Maha and the Falcon')
  await expect(page.locator('[data-book-index]')).toHaveCount(1)
  await expect(page.getByText('This could not be loaded')).toHaveCount(0)

  // A page that was not read before says so, and is read as soon as somebody answers.
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText('This could not be loaded').first()).toBeVisible()
  const second = await startServer({ PORT: new URL(first.url).port }, first.dataDir)
  await expect(page.getByText(/^No connection to the library/)).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Cultural Values' })).toBeVisible()
  await expect(page.getByText('This could not be loaded')).toHaveCount(0)
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

test('an edit outlives a session that has ended, in a browser that keeps nothing', async ({ page }) => {
  const server = await startServer({ ADMIN_PASSWORD: 'four plain words here' })
  await sendSamples(server.url, ['falcon.en.txt'])
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Storage is blocked', 'SecurityError')
        },
      })
    }
  })
  await page.goto(`${server.url}/?view=library`)
  await page.getByRole('button', { name: 'Edit Maha and the Lost Falcon' }).click()
  await page.getByLabel('Title').fill('Maha and the Falcon')
  await page.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'Administrator password' })
  await expect(question.getByLabel('Password')).toBeFocused()
  // Pressed before the question listens, it closes nothing, above all not the form.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(page.getByLabel('Title')).toHaveValue('Maha and the Falcon')
  await page.getByRole('button', { name: 'Save' }).click()
  await question.getByLabel('Password').fill('four plain words here')
  await question.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Book information updated successfully!', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Maha and the Falcon', exact: true })).toBeVisible()
  await server.end()
  await server.remove()
})
