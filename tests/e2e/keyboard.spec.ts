import { libraryWith } from './fresh-library.ts'
import { expect, test } from './mizan.ts'

test.beforeEach(async ({ server }) => {
  await libraryWith(server, ['falcon.en.txt', 'lastround.en.txt', 'falcon.ar.txt'])
})

test('the keyboard walks the library', async ({ page }) => {
  await page.goto('/?view=library')
  const card = (index: number) => page.locator(`[data-book-index="${index}"]`)
  await expect(card(0)).toBeVisible()
  // The keys listen once the parts of the shell that nobody sees at first are here.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.locator('#library-search')).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Escape')
  await card(0).focus()
  await page.keyboard.press('ArrowRight')
  await expect(card(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(card(0)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=results/)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/view=results/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('F8')
})

test('a hint comes after 700 ms; one message is visible, for 5 seconds, and F8 moves to it', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?view=library')
  await page.getByRole('button', { name: 'Select Books' }).click()
  await page.getByRole('button', { name: 'Select All', exact: true }).click()
  const settings = page.getByRole('link', { name: 'Settings' })
  const hint = page.getByRole('navigation', { name: 'Main' }).getByText('Settings', { exact: true }).first()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await settings.hover()
  await page.clock.runFor(690)
  await expect(hint).toBeHidden()
  await page.clock.runFor(10)
  await expect(hint).toBeVisible()
  await page.mouse.move(0, 400)
  await expect(hint).toBeHidden()

  const message = (text: string) => page.getByText(text, { exact: true })
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await page.clock.runFor(1_000)
  await expect(message('Exported 3 book(s) to CSV.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select The Last Round' }).click()
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await page.clock.runFor(4_900)
  await expect(message('Exported 2 book(s) to CSV.')).toBeVisible()
  await expect(message('Export Complete')).toHaveCount(1)
  await page.clock.runFor(100)
  await expect(message('Export Complete')).toHaveCount(0)

  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect(message('Export Complete')).toBeVisible()
  await page.keyboard.press('F8')
  expect(await page.evaluate<boolean>('document.activeElement.closest("[role=region]") !== null')).toBe(true)
})
