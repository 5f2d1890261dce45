import type { Comparison } from '../../src/contract/comparison.ts'
import { sendSamples } from '../support/send-samples.ts'
import { startServer } from '../support/start-server.ts'
import { startStubModel } from '../support/stub-model-server.ts'
import { expect, test } from './mizan.ts'

test('two readings of a book are compared when asked for, lead to the text, and either is taken', async ({ page }) => {
  const stub = await startStubModel()
  const server = await startServer({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: stub.model,
    AI_API_KEY: 'stub-key',
    AI_BASE_URL: stub.url,
  })
  const [id = ''] = await sendSamples(server.url, ['lastround.en.txt'])
  let compared = 0
  page.on('request', (request) => (compared += Number(request.url().endsWith('/comparison'))))
  await page.goto(`${server.url}/?view=results&id=${id}`)
  const tab = page.getByRole('tab', { name: 'Two readings' })
  await expect(tab).toBeVisible()

  // Paper alone makes the server read nothing, and there is no heading over nothing.
  await page.evaluate('window.dispatchEvent(new Event("beforeprint"))')
  await expect(page.getByRole('tabpanel')).toHaveCount(9)
  await expect(page.getByText('Two readings', { exact: true }).filter({ visible: true })).toHaveCount(1)
  await page.evaluate('window.dispatchEvent(new Event("afterprint"))')
  expect(compared).toBe(0)

  const { embedded, findings } = (await (
    await fetch(`${server.url}/api/evaluate/${id}/comparison`)
  ).json()) as Comparison
  const count = findings.filter(({ model }) => model === null).length
  expect(count).toBeGreaterThan(0)
  await tab.click()
  const panel = page.getByRole('tabpanel')
  await panel.getByRole('radio', { name: 'Only the embedded engine' }).check()
  await expect(panel.getByRole('status')).toContainText(`${count} passage`)
  await expect(panel.getByRole('listitem')).toHaveCount(count)
  await expect(panel.getByRole('listitem').filter({ hasText: 'Language modelNot reported' })).toHaveCount(count)
  const quote = ((await panel.locator('blockquote').first().textContent()) ?? '').trim()
  await panel.getByRole('button', { name: 'Show in the text' }).first().click()
  await expect(page.getByRole('tab', { name: 'Quality Assurance' })).toHaveAttribute('aria-selected', 'true')
  const marked = await page.waitForFunction<string>(
    "[...(CSS.highlights.get('mizan-focus') ?? [])].map((range) => range.toString()).join('')",
  )
  expect(await marked.jsonValue()).toBe(quote)

  // What was typed stays when the other reading is taken instead.
  await tab.click()
  await panel.getByRole('button', { name: 'Take the model’s verdict' }).click()
  const form = page.getByRole('form', { name: 'Your decision' })
  await expect(form).toBeFocused()
  await form.getByLabel('Reason').fill('The embedded engine is right.')
  await panel.getByRole('button', { name: 'Take the embedded engine’s verdict' }).click()
  await expect(form).toBeFocused()
  await expect(form).toBeInViewport()
  await expect(form.getByText(/^Verdict and age are those of the embedded engine/)).toBeVisible()
  await expect(form.getByRole('radio', { name: embedded.outcome.verdict, exact: true })).toBeChecked()
  await expect(form.getByLabel('Recommended age (years)')).toHaveValue(
    String(Number.parseInt(embedded.outcome.recommended_age, 10)),
  )
  await form.getByLabel('Your name').fill('Huda')

  // Somebody was faster, and the rules are others by now: the reading that was taken is read off again, the rest stays.
  const review = `${server.url}/api/evaluations/${id}/review`
  const faster = { verdict: 'Whitelisted', age: 4, reason: 'Fine.', performedBy: 'Saif', revision: 0 }
  expect((await page.request.post(review, { data: faster })).status()).toBe(200)
  await page.route('**/comparison', async (route) => {
    const answer = await route.fetch()
    expect(answer.status(), await answer.text()).toBe(200)
    const now = (await answer.json()) as Comparison
    now.embedded.outcome = { ...now.embedded.outcome, recommended_age: '17+' }
    await route.fulfill({ response: answer, json: now })
  })
  await form.getByRole('button', { name: /^(Override|Confirm) the verdict$/ }).click()
  await page.getByRole('button', { name: 'Look again' }).click()
  const anew = page.getByRole('form', { name: 'Decide anew' })
  await expect(anew.getByRole('status')).toContainText('See what holds, then decide.')
  await expect(anew.getByLabel('Recommended age (years)')).toHaveValue('17')
  await expect(anew.getByText(/^Verdict and age are those of the embedded engine/)).toBeVisible()
  await expect(anew.getByLabel('Reason')).toHaveValue('The embedded engine is right.')
  await anew.getByRole('button', { name: /^(Override|Confirm) the verdict$/ }).click()
  await expect(page.getByText('Decision Saved', { exact: true })).toBeVisible()
  await expect(page.getByText(/^(Decided|Confirmed) by a reviewer$/)).toBeVisible()
  await expect(page.getByText('The embedded engine is right.', { exact: true })).toBeVisible()
  await expect(anew).toHaveCount(0)
  expect(compared).toBe(3)
  await server.end()
  await server.remove()
  await stub.close()
})
