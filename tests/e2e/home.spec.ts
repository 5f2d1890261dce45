import type { Page } from '@playwright/test'
import { libraryWith } from './fresh-library.ts'
import { expect, test } from './mizan.ts'

const BOOKS = ['falcon.en.txt', 'lastround.en.txt', 'falcon.ar.txt']

/** Every scroll the page asks for, in order. */
async function watchScrolls(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const scope = globalThis as unknown as { scrolls: string[]; scrollTo: (to: object) => void }
    const scroll = scope.scrollTo.bind(scope)
    scope.scrolls = []
    scope.scrollTo = (to) => {
      scope.scrolls.push(JSON.stringify(to))
      scroll(to)
    }
  })
  return () => page.evaluate<string[]>('scrolls.splice(0)')
}

test('from view to view: every change scrolls smoothly to the top', async ({ page, server }) => {
  await libraryWith(server, BOOKS)
  const scrolls = await watchScrolls(page)
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByText('3+', { exact: true })).toBeVisible()
  const card = page.getByRole('button', { name: 'The Last Round', exact: true })
  const smooth = '{"top":0,"behavior":"smooth"}'
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const goes = async (address: RegExp) => {
    await expect(page).toHaveURL(address)
    await expect.poll(scrolls).toContain(smooth)
    await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0)
  }
  const down = async () => {
    await page.evaluate('window.scroll(0, 400)')
    await scrolls()
  }

  await down()
  await main.getByRole('button', { name: 'Browse Books' }).click()
  await goes(/\?view=library$/)
  await title('Book Library')
  await main.getByRole('button', { name: 'Back to Home' }).click()
  await goes(/\/$/)
  for (const button of ['Add Books', 'Deep AI']) {
    await main.getByRole('button', { name: button }).click()
    await goes(/\?view=upload$/)
    await title('Add books')
    await main.getByRole('button', { name: 'Back', exact: true }).click()
    await goes(/\/$/)
  }
  await card.scrollIntoViewIfNeeded()
  await scrolls()
  await card.click()
  await goes(/view=results&id=/)
  await title('The Last Round')
  await main.getByRole('button', { name: 'New Assessment' }).click()
  await goes(/\?view=upload$/)
  await page.goBack()
  await main.getByRole('button', { name: 'Assess Another Book' }).click()
  await goes(/\?view=upload$/)
  await page.goBack()
  await main.getByRole('button', { name: 'Back to Library' }).click()
  await goes(/\/$/)
  await page.goto('/?view=queue')
  await title('Nothing is being processed')
})

test('pages show the real library and lead to each other', async ({ page, server }) => {
  await libraryWith(server, BOOKS)
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Analytics' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('3 completed, 0 failed')).toBeVisible()
  await expect(main.getByRole('table', { name: 'Verdict Breakdown' })).toContainText('Not Whitelisted133%')
  await expect(main.getByRole('table', { name: 'Language Distribution' })).toContainText('English267%Arabic133%')
  await main.getByRole('link', { name: 'Back' }).click()
  await header.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/\/admin\/scoring$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Mizan' }).click()
  await expect(main.getByText('30% of the score').first()).toBeVisible()
  await main.getByRole('link', { name: 'See how it works' }).click()
  await expect(page).toHaveURL(/\/how-it-works$/)
  await main.getByRole('link', { name: 'Try It Now' }).click()
  await expect(main.getByText('Book Library')).toBeVisible()
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})
