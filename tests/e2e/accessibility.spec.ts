import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, sample, test } from './mizan.ts'

const ROUTES = [
  '/',
  '/?view=upload',
  '/ai-assessment',
  '/analytics',
  '/reports',
  '/admin/scoring',
  '/review',
  '/about',
  '/how-it-works',
  '/nowhere',
]

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)
}

test.beforeEach(async ({ page, server }) => {
  const rows = (await (await page.request.get('/api/evaluations')).json()) as unknown[]
  if (rows.length > 0) return
  const { readFile } = await import('node:fs/promises')
  await page.request.post(`${server}/api/evaluate`, {
    multipart: {
      file: { name: 'harbour.en.txt', mimeType: 'text/plain', buffer: await readFile(sample('harbour.en.txt')) },
    },
  })
  await expect
    .poll(
      async () => ((await (await page.request.get('/api/evaluations')).json()) as { status: string }[])[0]?.status,
      { timeout: 60_000 },
    )
    .toBe('completed')
})

for (const language of ['en', 'ar'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`every screen is accessible, ${language}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.goto('/')
      if (language === 'ar') {
        await page.getByRole('button', { name: 'العربية' }).click()
        // The choice is kept once its dictionary is here.
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      }
      const found: string[] = []
      const rows = (await (await page.request.get('/api/evaluations')).json()) as { id: string; status: string }[]
      const book = rows.find(({ status }) => status === 'completed')
      for (const route of [...ROUTES, `/?view=results&id=${book?.id}`]) {
        await page.goto(route)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
        found.push(...(await faults(page)).map((fault) => `${route} ${fault}`))
        // Nothing may push the page sideways on a phone.
        await page.setViewportSize({ width: 390, height: 844 })
        const overflow = await page.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        )
        if (overflow > 0) found.push(`${route} is ${overflow} px wider than a phone`)
        await page.setViewportSize({ width: 1280, height: 800 })
      }
      expect(found).toEqual([])
    })
  }
}
