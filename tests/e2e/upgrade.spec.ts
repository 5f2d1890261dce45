import type { Page } from '@playwright/test'
import { expect, sample, test } from './mizan.ts'

// A part that is gone is told on the console by the router and by React.
test.use({ expectedErrors: /a newer version is here|dynamically imported module/ })

/** From now on the server has a newer build, and nothing of the one this page is of. */
async function upgrade(page: Page): Promise<{ reloads: () => number }> {
  let reloads = 0
  let reloaded = false
  await page.route('**/assets/*.js', async (route) => (reloaded ? route.continue() : route.fulfill({ status: 404 })))
  await page.route(/:\d+\/[a-z-]*(?:\?.*)?$/, async (route) => {
    const request = route.request()
    if (request.isNavigationRequest()) {
      reloads += 1
      reloaded = true
      return await route.continue()
    }
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll(/(\/assets\/[\w-]+)-[\w-]+\.js/g, '$1-newer.js')
    return await route.fulfill({ response: answer, body })
  })
  return { reloads: () => reloads }
}

test('a page that an upgrade left behind renews itself once, where the reader wanted to go', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { reloads } = await upgrade(page)
  await page.getByRole('link', { name: 'Analytics' }).first().click()
  await expect(page).toHaveURL(/\/analytics$/)
  await expect(page.getByRole('heading', { level: 1, name: /Analytics/ })).toBeVisible()
  expect(reloads()).toBe(1)
})

test('it asks first where files are chosen that are not sent yet, and in Arabic', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mizan.language', 'ar'))
  await page.goto('/?view=upload')
  // The upload never ends.
  await page.route(/\/api\/evaluate(?:\?|$)/, () => {})
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([sample('falcon.en.txt'), sample('harbour.en.txt')])
  await page.getByRole('button', { name: 'ارفع الكل' }).click()
  await expect(page).toHaveURL(/view=queue/)
  const { reloads } = await upgrade(page)
  await page.locator('a[href="/about"]').first().click()
  await expect(page.getByRole('heading', { name: 'جرى تحديث ميزان' })).toBeVisible()
  expect(reloads()).toBe(0)
})

test('while nobody answers, a part is waited for', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  await page.getByRole('link', { name: 'Analytics' }).first().click()
  await expect(page.getByText('No connection to the library')).toBeVisible()
  await page.unroute('**/*')
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Analytics/ })).toBeVisible()
})
