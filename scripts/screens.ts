import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from './install-browser.ts'
import { takePaper } from './paper-screens.ts'
import { sendSamples } from '../tests/support/send-samples.ts'
import { startServer } from '../tests/support/start-server.ts'

/**
 * Pictures of the main screens in both languages, taken from the real server with the samples in its library.
 * Run: node scripts/screens.ts [name ...] (a name is a screen: home, library, result ..., or paper). Writes docs/screens/*.png.
 */
const OUT = join(import.meta.dirname, '..', 'docs/screens')
const MAX_BYTES = 300 * 1024
const BOOKS = [
  'harbour.ar.epub',
  'lastround.ar.docx',
  'falcon.ar.pdf',
  'lastround.en.docx',
  'harbour.en.epub',
  'falcon.en.epub',
]

type Screen = { name: string; path: string; phone?: boolean; ready?: (page: Page) => Promise<void> }

const screens = (book: string, rejected: string): Screen[] => [
  { name: 'home', path: '/', phone: true },
  { name: 'library', path: '/?view=library', phone: true },
  { name: 'upload', path: '/?view=upload' },
  { name: 'result', path: `/?view=results&id=${book}`, phone: true },
  { name: 'safety', path: `/?view=results&id=${rejected}&tab=safety` },
  { name: 'deep-analysis', path: '/ai-assessment' },
  { name: 'reports', path: '/reports' },
  { name: 'analytics', path: '/analytics' },
  { name: 'scoring', path: '/admin/scoring' },
  { name: 'about', path: '/about' },
  { name: 'how-it-works', path: '/how-it-works' },
]

async function take(browser: Browser, url: string, language: 'en' | 'ar', wanted: readonly Screen[]): Promise<void> {
  for (const phone of [false, true]) {
    const viewport = phone ? { width: 390, height: 844 } : { width: 1280, height: 900 }
    const locale = language === 'ar' ? 'ar-AE' : 'en-AE'
    const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce', colorScheme: 'light' })
    const page = await context.newPage()
    for (const screen of wanted) {
      if (phone && !screen.phone) continue
      await page.goto(url + screen.path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.evaluate('document.fonts.ready')
      const path = join(OUT, `${screen.name}-${language}${phone ? '-phone' : ''}.png`)
      await page.screenshot({ path })
      await told(path)
    }
    await context.close()
  }
}

async function told(path: string): Promise<void> {
  const { size } = await stat(path)
  if (size > MAX_BYTES) throw new Error(`${path} has ${size} bytes; at most ${MAX_BYTES} are wanted`)
  console.log(path.slice(path.indexOf('docs/')), `${Math.round(size / 1024)} KB`)
}

const names = process.argv.slice(2)
await mkdir(OUT, { recursive: true })
const server = await startServer()
const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: ensureBrowser() })
try {
  const ids = await sendSamples(server.url, BOOKS)
  const [, , , rejected = '', , good = ''] = ids
  for (const language of ['en', 'ar'] as const) {
    const book = language === 'ar' ? (ids[2] ?? '') : good
    const wanted = screens(book, language === 'ar' ? (ids[1] ?? '') : rejected)
    await take(
      browser,
      server.url,
      language,
      names.length === 0 ? wanted : wanted.filter(({ name }) => names.includes(name)),
    )
    if (names.length > 0 && !names.includes('paper')) continue
    for (const path of await takePaper(server.url, ids, language, OUT)) await told(path)
  }
} finally {
  await browser.close()
  await server.end()
  await server.remove()
}
