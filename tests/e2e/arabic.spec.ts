import type { Page } from '@playwright/test'
import { freshLibrary } from './fresh-library.ts'
import { expect, test } from './mizan.ts'

/** Formats, abbreviations and names that are Latin in Arabic texts too. */
const ALLOWED =
  /\b(PDF|Word|TXT|EPUB|RTF|DOCX?|JPE?G|PNG|WEBP|GIF|BMP|JSON|CSV|OCR|NMC|ISBN|English|Mizan default|A1|A2|B1|B2|C1|txt|docx)\b/g

/** The words of the page that are still in Latin letters. File names are what the person called them; rules have codes. */
async function latinWords(page: Page): Promise<string[]> {
  const text = await page.evaluate<string>('document.body.innerText')
  return [
    ...text
      .replaceAll(/\S+\.(txt|docx)\b|\bar[./][\w./-]+/g, '')
      .replaceAll(ALLOWED, '')
      .matchAll(/[A-Za-z]{2,}/g),
  ].map(([word]) => word)
}

test('no English is left on an Arabic screen', async ({ page, server }) => {
  const [id = ''] = await freshLibrary(server, ['falcon.ar.txt', 'lastround.ar.docx'])
  await page.goto('/')
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  const found: Record<string, string[]> = {}
  const results = ['overview', 'safety', 'lessons', 'activities', 'discussion', 'parents', 'nmc', 'quality'].map(
    (tab) => `/?view=results&id=${id}&tab=${tab}`,
  )
  const screens = [
    '/',
    '/?view=library',
    '/?view=upload',
    '/?view=queue',
    '/ai-assessment',
    '/analytics',
    '/reports',
    '/admin/scoring',
    '/about',
    '/how-it-works',
    '/nowhere',
  ]
  for (const path of [...screens, ...results]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    const words = await latinWords(page)
    if (words.length > 0) found[path] = words
  }
  expect(found).toEqual({})
})
