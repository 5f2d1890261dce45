import type { Page } from '@playwright/test'
import type { Evaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import { libraryWith } from './fresh-library.ts'
import { expect, test } from './mizan.ts'
import { PAGES } from './pages.ts'

/** What the page broke of its policy, what it asked of other hosts, and what ran that should not. */
async function watch(page: Page, server: string): Promise<{ faults: string[] }> {
  const faults: string[] = []
  await page.exposeFunction('toldByPolicy', (violated: string) => faults.push(violated))
  await page.addInitScript(`
    document.addEventListener('securitypolicyviolation', (event) =>
      window.toldByPolicy(event.effectiveDirective + ' ' + event.blockedURI + ' ' + (event.sample || '')))
  `)
  page.on('dialog', (dialog) => {
    faults.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (!['data:', 'blob:'].includes(protocol) && origin !== new URL(server).origin) faults.push(request.url())
  })
  return { faults }
}

async function visit(page: Page, path: string, language: 'en' | 'ar'): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByText(/^(?:Loading…|جارٍ التحميل…)$/)).toHaveCount(0)
}

test('no page breaks its own policy or asks anybody else, in both languages', async ({ page, server }) => {
  const [id] = await libraryWith(server, ['falcon.en.txt'])
  const watched = await watch(page, server)
  for (const language of ['en', 'ar'] as const) {
    await page.goto('/about')
    await page.evaluate<undefined>(`window.localStorage.setItem('mizan.language', '${language}')`)
    for (const path of [...PAGES, `/?view=results&id=${id ?? ''}`]) {
      await visit(page, path, language)
      expect([language, path, watched.faults]).toEqual([language, path, []])
    }
  }
  await page.goto('/api/docs')
  await expect(page.getByText('/api/evaluations/export')).toBeVisible()
  await page.getByText('/api/evaluations/export').click()
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible()
  expect(watched.faults).toEqual([])
})

test('what is put into a page from outside does not run, and no page of ours stands in a frame', async ({
  browser,
  server,
}) => {
  // A page of its own: here the browser's complaints are the point.
  const page = await browser.newPage()
  const watched = await watch(page, server)
  for (const path of ['/about', '/api/docs']) {
    await page.goto(server + path)
    await page.evaluate<undefined>(`
      window.ran = []
      const add = (html) => { const box = document.createElement('div'); box.innerHTML = html; document.body.append(box); return box.firstElementChild }
      const script = document.createElement('script')
      script.textContent = 'window.ran.push("inline script")'
      document.head.append(script)
      const remote = document.createElement('script')
      remote.src = 'data:text/javascript,window.ran.push("data script")'
      document.head.append(remote)
      add('<img src="/nothing.png" onerror="window.ran.push(1)">')
      add('<button onclick="window.ran.push(2)">x</button>').click()
      add('<a href="javascript:window.ran.push(3)">x</a>').click()
      add('<div style="position:fixed;inset:0">x</div>')
      add('<iframe srcdoc="<script>parent.ran.push(4)</script>"></iframe>')
      add('<base href="https://evil.example/">')
      add('<form action="https://evil.example/"><button>x</button></form>').submit()
      // Later: what the test itself asks the page to do may evaluate texts.
      setTimeout(() => { try { new Function('window.ran.push(5)')() } catch {} })
      try { setTimeout('window.ran.push(6)') } catch {}
    `)
    await expect.poll(() => watched.faults.filter((fault) => fault.startsWith('script-src')).length).toBeGreaterThan(4)
    await expect.poll(() => watched.faults.some((fault) => fault.startsWith('style-src'))).toBe(true)
    expect(await page.evaluate<unknown[]>('window.ran')).toEqual([])
    expect(watched.faults.filter((fault) => fault.startsWith('https://evil.example'))).toEqual([])
    expect(page.url()).toBe(server + path)
    watched.faults.length = 0
  }
  const [frame] = await Promise.all([
    page.waitForEvent('frameattached'),
    page.setContent(`<iframe src="${server}/about"></iframe>`),
  ])
  await frame.waitForLoadState()
  expect(await frame.evaluate<string>('document.body.innerText').catch(() => '')).not.toContain('Mizan')
  await page.close()
})

test('markup in books and in what people write about them stays text wherever it is shown', async ({
  page,
  server,
}) => {
  const tag = (name: string): string =>
    `<img src=x onerror="window.hacked='${name}'"><script>window.hacked='${name}'</script>`
  const story = `${tag('text')} The boy hit his friend and blood ran down. "I will kill you," he shouted. Then they cried and made peace. `
  const form = new FormData()
  form.append('file', new Blob([story.repeat(30)]), `${tag('filename').replaceAll('/', '')}.txt`)
  const { id } = (await (await fetch(`${server}/api/evaluate`, { method: 'POST', body: form })).json()) as UploadAnswer
  const record = async (): Promise<Evaluation> =>
    (await (await fetch(`${server}/api/evaluate/${id}`)).json()) as Evaluation
  await expect.poll(async () => (await record()).status).toBe('completed')
  const edit = new FormData()
  for (const name of ['title', 'author', 'publisher']) edit.append(name, tag(name))
  expect((await fetch(`${server}/api/evaluations/${id}`, { method: 'PATCH', body: edit })).status).toBe(200)
  const review = { verdict: 'Not Whitelisted', age: 13, reason: tag('reason'), performedBy: tag('reviewer') }
  const post = async (path: string, body: object): Promise<Response> =>
    await fetch(server + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { verdictRevision } = await record()
  expect((await post(`/api/evaluations/${id}/review`, { ...review, revision: verdictRevision })).status).toBe(200)
  const rules = (await (await fetch(`${server}/api/scoring-configs/active`)).json()) as { id: string }
  const saved = await post('/api/scoring-configs', {
    ...rules,
    name: tag('rules'),
    description: tag('description'),
    isActive: 0,
  })
  const { id: configId } = (await saved.json()) as { id: string }

  const watched = await watch(page, server)
  const hacked = async (): Promise<unknown> => await page.evaluate<unknown>('window.hacked ?? null')
  await page.goto('/about')
  await page.evaluate<undefined>(`window.localStorage.setItem('mizan.language', 'en')`)
  for (const path of ['/?view=library', '/analytics', '/reports', '/review', '/admin/scoring', '/?view=queue']) {
    await visit(page, path, 'en')
    expect([path, await hacked(), watched.faults]).toEqual([path, null, []])
  }
  await visit(page, `/?view=results&id=${id}`, 'en')
  await expect(page.getByText(tag('title')).first()).toBeVisible()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    expect([await tab.textContent(), await hacked(), watched.faults]).toEqual([await tab.textContent(), null, []])
  }
  expect(await page.locator('img[src="x"], script:not([src])').count()).toBe(0)
  await fetch(`${server}/api/scoring-configs/${configId}`, { method: 'DELETE' })
  await fetch(`${server}/api/evaluations/${id}`, { method: 'DELETE' })
})
