import type { Page } from '@playwright/test'
import { faults } from './faults.ts'
import { libraryWith } from './fresh-library.ts'
import { expect, test } from './mizan.ts'
import { PAGES } from './pages.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

/** Formats, abbreviations and names that are Latin in Arabic texts too. */
const ALLOWED =
  /\b(PDF|Word|TXT|EPUB|RTF|DOCX?|JPE?G|PNG|WEBP|GIF|BMP|JSON|CSV|OCR|NMC|ISBN|ONIX|XML|Open Library|OpenAI|Azure|Anthropic|Google|Gemini|Ollama|vLLM|llama\.cpp|English|Mizan default|A1|A2|B1|B2|C1|C2|txt|docx)\b/g

/** The words of the page that are still in Latin letters. File names are what the person called them; rules have codes. */
async function latinWords(page: Page): Promise<string[]> {
  const text = await page.evaluate<string>('document.body.innerText')
  return [
    ...text
      .replaceAll(/\S+\.(txt|docx)\b|\bar[./].*$|\b[A-Z]+(_[A-Z]+)+\b/gm, '')
      .replaceAll(ALLOWED, '')
      .matchAll(/[A-Za-z]{2,}/g),
  ].map(([word]) => word)
}

/** Waits for what the page fetches, then checks it light on a desk and dark on a phone. */
async function checkScreen(page: Page, language: 'en' | 'ar'): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByText(language === 'ar' ? 'جارٍ التحميل…' : 'Loading…')).toHaveCount(0)
  const found = await faults(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(PHONE)
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  found.push(...(await faults(page)))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(DESK)
  return found
}

test('every screen is accessible, in both languages, light on a desk and dark on a phone; no English is left in Arabic', async ({
  page,
  server,
}) => {
  let [book = ''] = await libraryWith(server, ['lastround.en.docx'])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(DESK)
  const found: string[] = []
  for (const language of ['en', 'ar'] as const) {
    if (language === 'ar') {
      ;[book = ''] = await libraryWith(server, ['lastround.ar.docx'])
      await page.getByRole('button', { name: 'العربية' }).click()
      // The choice is kept once its dictionary is here.
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    }
    for (const route of [...PAGES, `/?view=results&id=${book}`]) {
      await page.goto(route)
      found.push(...(await checkScreen(page, language)).map((fault) => `${language} ${route} ${fault}`))
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      if (language === 'en') continue
      // Paper has every tab of a result on it.
      await page.evaluate('window.dispatchEvent(new Event("beforeprint"))')
      found.push(...(await latinWords(page)).map((word) => `${route} says ${word}`))
    }
  }
  expect(found).toEqual([])
})

test('open dialogs are accessible, on a phone too, and nothing jumps behind them', async ({ page, server }) => {
  const [id = ''] = await libraryWith(server, ['lastround.en.docx'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/?view=library')
  const title = page.locator('#library-title')
  const before = (await title.boundingBox())?.x
  await page.getByRole('button', { name: /^Edit / }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect((await title.boundingBox())?.x).toBe(before)
  expect(await faults(page)).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await faults(page)).toEqual([])
  await page.goto(`/?view=results&id=${id}`)
  await page
    .getByRole('button', { name: /Evidence/ })
    .nth(1)
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.goto('/?view=library')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faults(page)).toEqual([])
})
