import { type CDPSession, chromium, type Page } from '@playwright/test'
import type { ListedEvaluation } from '../../src/contract/evaluation.ts'
import { ensureBrowser } from '../../scripts/install-browser.ts'

const SETTLE_MS = 900

/** Milliseconds of scripting, and of style and layout, that an action causes until the page is quiet again. */
async function cost(session: CDPSession, page: Page, action: () => Promise<void>): Promise<[number, number]> {
  const read = async (): Promise<[number, number]> => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
    return [of('ScriptDuration'), of('LayoutDuration') + of('RecalcStyleDuration')]
  }
  const before = await read()
  await action()
  await page.waitForTimeout(SETTLE_MS)
  const after = await read()
  return [after[0] - before[0], after[1] - before[1]]
}

/** Scrolls the library for two seconds and counts frames that came more than half a frame late. */
const SCROLL = `new Promise((resolve) => {
  const times = []
  const start = performance.now()
  const step = (now) => {
    times.push(now)
    window.scrollBy({ top: 40, behavior: 'instant' })
    if (now - start < 2000) requestAnimationFrame(step)
    else {
      const gaps = times.slice(1).map((time, index) => time - times[index])
      resolve({ frames: gaps.length, late: gaps.filter((gap) => gap > 25).length })
    }
  }
  requestAnimationFrame(step)
})`

/** Rows of the report: what, figure, limit. */
export async function measureLibrary(
  url: string,
  books: readonly ListedEvaluation[],
): Promise<[string, string, string][]> {
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: ensureBrowser() })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
    const body = JSON.stringify(books)
    await page.route('**/api/evaluations*', (route) => route.fulfill({ contentType: 'application/json', body }))
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const report: [string, string, string][] = []
    const add = (what: string, [script, layout]: [number, number], limit = '<= 50 ms'): void => {
      report.push(
        [`${what}, scripting`, `${script.toFixed(0)} ms`, limit],
        [`${what}, style and layout`, `${layout.toFixed(0)} ms`, ''],
      )
    }
    add(
      'open 10,000 books',
      await cost(session, page, async () => {
        await page.goto(`${url}/?view=library`)
        await page
          .getByText(/10.?000/)
          .first()
          .waitFor()
      }),
      '',
    )
    await page.waitForTimeout(1500)
    // The places are found beforehand and the mouse itself clicks: the test tool's own scripts must not be counted.
    const place = async (selector: string): Promise<() => Promise<void>> => {
      const box = await page.locator(selector).boundingBox()
      if (!box) throw new Error(`${selector} is not on the page`)
      return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    }
    const age = await place('#filter-age-2')
    const language = await place('#filter-language-0')
    add('first filter click', await cost(session, page, age))
    add('second filter click', await cost(session, page, language))
    add('filter taken off', await cost(session, page, age))
    await language()
    await page.waitForTimeout(SETTLE_MS)
    const search = page.locator('#library-search')
    await search.focus()
    add('first search keystroke', await cost(session, page, () => page.keyboard.type('a')))
    add('next search keystroke', await cost(session, page, () => page.keyboard.type('n')))
    await search.fill('')
    await page.waitForTimeout(SETTLE_MS)
    const { frames, late } = await page.evaluate<{ frames: number; late: number }>(SCROLL)
    report.push(['late frames of two seconds of scrolling', `${late} of ${frames}`, '0'])
    return report
  } finally {
    await browser.close()
  }
}
