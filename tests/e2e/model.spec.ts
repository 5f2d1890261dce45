import { startServer } from '../support/start-server.ts'
import { startStubModel } from '../support/stub-model-server.ts'
import { expect, test } from './mizan.ts'

/** What the page still holds of requests that carried a key: the cache is found where React keeps it. */
const HELD = `(() => {
  const root = document.getElementById('root')
  const name = Object.keys(root).find((key) => key.startsWith('__reactContainer$'))
  for (let part = root[name]; part; part = part.child) {
    const cache = part.memoizedProps?.client?.getMutationCache()
    if (cache) return JSON.stringify(cache.getAll().map(({ state }) => state.variables).filter((sent) => sent?.provider))
  }
})()`

test('a model is chosen, tried and used, its cost told before the upload, and forgotten', async ({ page }) => {
  const stub = await startStubModel()
  const server = await startServer({ SETTINGS_SECRET: 'sixteen or more characters' })
  await page.goto(`${server.url}/admin/scoring`)
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Language model' }).click()
  const settings = page.getByRole('navigation', { name: 'Settings' })
  await expect(settings.getByRole('link', { name: 'Language model' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Embedded engine', { exact: true })).toBeVisible()

  // What is missing is told at its field, and the first such field has the focus.
  const form = page.getByRole('form', { name: 'Choose a model' })
  await form.getByLabel('Provider').selectOption({ label: 'Compatible server (Ollama, vLLM, llama.cpp)' })
  await form.getByRole('button', { name: 'Save and use' }).click()
  await expect(form.getByRole('alert')).toHaveText(['Enter the name of the model.', 'This provider needs an address.'])
  await expect(form.getByLabel('Model name')).toBeFocused()
  await form.getByText('More', { exact: true }).click()
  await form.getByLabel('Price of a million tokens written').fill('4.5')
  await form.getByLabel('Model name').fill(stub.model)
  await form.getByLabel('Address').fill(stub.url)
  // Of a pair of prices the one that lacks is told of, and it alone.
  await expect(form.getByRole('alert')).toHaveText(['Enter both prices, each from 0 to 10,000, or neither.'])
  await expect(form.getByLabel('Price of a million tokens read')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Price of a million tokens written').fill('')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await form.getByRole('radio', { name: 'Marked passages and samples' }).check()
  await form.getByLabel('Key').fill('wrong')
  await expect(form.getByText('Unsaved Changes')).toBeVisible()

  await form.getByRole('button', { name: 'Try it' }).click()
  await expect(form.getByRole('status')).toContainText('The AI service refused the key.')
  await form.getByLabel('Key').fill('stub-key')
  await expect(form.getByRole('status')).toBeHidden()
  await form.getByRole('button', { name: 'Try it' }).click()
  await expect(form.getByRole('status')).toContainText(/The model answered in .+ Tokens: \d+ read, \d+ written\./)

  await settings.getByRole('link', { name: 'Sources' }).click()
  const dialog = page.getByRole('dialog', { name: 'Discard Unsaved Changes?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await form.getByRole('button', { name: 'Save and use' }).click()
  await expect(page.getByText('Model saved', { exact: true })).toBeVisible()
  await expect(form.getByLabel('Key')).toHaveValue('')
  await expect(form.getByText('A key is stored. Leave this empty to keep it.')).toBeVisible()
  await expect(form.getByText('Unsaved Changes')).toBeHidden()
  await expect.poll(() => page.evaluate<string>(HELD)).toBe('[]')

  const cost = page.getByText(
    new RegExp(`^Read by \\W?${stub.model}\\W?: a picture book of 1,000 words at most [\\d,]+ tokens and`),
  )
  await page.getByRole('link', { name: 'Add books' }).first().click()
  await expect(cost).toBeVisible()
  await page.goto(`${server.url}/ai-assessment`)
  await expect(cost).toBeVisible()

  await page.goto(`${server.url}/admin/model`)
  await page.getByRole('button', { name: 'Use the embedded engine' }).click()
  await expect(page.getByText('Embedded engine in use', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Use this model again' }).click()
  await expect(page.getByText('Model in use', { exact: true })).toBeVisible()

  // What is written and tried goes with the model, and the question says so.
  await form.getByLabel('Model name').fill('stub-other')
  await form.getByRole('button', { name: 'Try it' }).click()
  await expect(form.getByRole('status')).toContainText('The model answered in')
  await expect.poll(() => page.evaluate<string>(HELD)).toBe('[]')
  await page.getByRole('button', { name: 'Forget model and key' }).click()
  await expect(page.getByRole('dialog')).toContainText('The unsaved changes on this page go too.')
  await page.getByRole('dialog').getByRole('button', { name: 'Forget model and key' }).click()
  await expect(page.getByText('Model and key forgotten', { exact: true })).toBeVisible()
  await expect(form.getByLabel('Model name')).toHaveValue('')
  await expect(form.getByRole('radio', { name: 'The whole book' })).toBeChecked()
  await expect(form.getByRole('status')).toBeHidden()
  await expect(form.getByText('Unsaved Changes')).toBeHidden()
  await page.getByRole('link', { name: 'Add books' }).first().click()
  await expect(page.getByRole('heading', { name: 'Add books' })).toBeVisible()
  await expect(cost).toBeHidden()
  await server.end()
  await server.remove()
  await stub.close()
})
