import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { Evaluation } from '../../src/contract/evaluation.ts'
import type { ScannedPages } from '../../src/contract/scanned-pages.ts'
import { cameraFilm } from '../support/camera-film.ts'
import { startServer } from '../support/start-server.ts'
import { faults } from './faults.ts'
import { freshLibrary } from './fresh-library.ts'
import { expect, sample, test } from './mizan.ts'

const film = await cameraFilm(join(import.meta.dirname, '..', '..', '.cache', 'films'))
const browser = process.env['MIZAN_TEST_BROWSER']

test.use({
  viewport: { width: 390, height: 844 },
  serviceWorkers: 'allow',
  launchOptions: {
    ...(browser === undefined ? {} : { executablePath: browser }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
})

/** Has every page of the context tell what it sent of each photograph and when that had arrived. */
const TELL_SENT = `{
  const send = window.fetch
  window.fetch = async (address, options) => {
    const answer = await send(address, options)
    const name = /^\\/api\\/scans\\/pages\\/(.+)$/.exec(String(address))?.[1]
    if (options?.method === 'PUT' && name && answer.ok) {
      await window.tellSent(name, options.body.get('file').size)
    }
    return answer
  }
}`

/** The bytes that arrived of each photograph, by the name it has at the server, and the names of the book that was handed in. */
async function followSending(
  context: BrowserContext,
): Promise<{ sent: Map<string, number>; handedIn: () => string[] }> {
  const sent = new Map<string, number>()
  let names: string[] = []
  await context.exposeFunction('tellSent', (name: string, bytes: number) => {
    sent.set(name, bytes)
  })
  await context.addInitScript(TELL_SENT)
  context.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/api/scans') return
    names = (request.postDataJSON() as { pages: string[] }).pages
  })
  return { sent, handedIn: () => names }
}

async function takePages(page: Page, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await page.getByRole('button', { name: `Photograph page ${String(number)}`, exact: true }).click()
    await expect(page.getByRole('button', { name: new RegExp(`^Look at page ${String(number)} `) })).toBeVisible()
  }
}

test('ten pages, one taken again, the connection lost and back, the page closed and opened: one book, no page lost, none twice', async ({
  page: first,
  context,
  server,
}) => {
  await freshLibrary(server, [])
  const { sent, handedIn } = await followSending(context)
  await first.goto('/?view=upload')
  await first.getByRole('tab', { name: 'OCR Upload' }).click()
  await first.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(first.getByText('Page found')).toBeVisible()
  await takePages(first, 1, 3)
  await expect(first.getByText('All pages have been sent')).toBeVisible()

  await context.setOffline(true)
  await takePages(first, 4, 7)
  await expect(first.getByText(/^No connection\. Go on photographing/)).toBeVisible()
  expect(sent.size).toBe(3)
  await first.close()

  // Whatever page is opened next, the pages that waited are sent.
  await context.setOffline(false)
  const page = await context.newPage()
  await page.goto('/about')
  await expect.poll(() => sent.size).toBe(7)
  await page.goto('/?view=scan')
  await expect(page.getByRole('list', { name: 'Pages taken so far' }).getByRole('listitem')).toHaveCount(7)
  await takePages(page, 8, 10)
  await page.getByRole('button', { name: /^Look at page 5 / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take again' }).click()
  await expect(page.getByText('Page 5 is taken again')).toBeVisible()
  await page.getByRole('button', { name: 'Photograph page 5' }).click()
  await expect(page.getByText('All pages have been sent')).toBeVisible()
  await expect.poll(() => sent.size).toBe(11)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByLabel('What is the book called? (optional)').fill('Mina and the sea')
  await page.getByRole('button', { name: 'Read and judge' }).click()
  await expect(page).toHaveURL(/view=queue/)
  await expect(page.getByText('Mina and the sea')).toBeVisible()

  const list = await (await page.request.get('/api/evaluations')).json()
  expect(list).toHaveLength(1)
  const names = handedIn()
  expect(names).toHaveLength(10)
  expect(new Set(names).size).toBe(10)
  // Eleven were taken; the one that was taken again is not in the book, and all others are as they were photographed.
  const [{ id, fileSize }] = list as [Evaluation]
  expect(fileSize).toBe(names.reduce((sum, name) => sum + (sent.get(name) ?? Number.NaN), 0))
  expect([...sent.keys()].filter((name) => !names.includes(name))).toHaveLength(1)
  const told = async () => (await (await page.request.get(`/api/evaluate/${id}/pages`)).json()) as ScannedPages
  await expect.poll(async () => (await told()).read, { timeout: 120_000 }).toBe(10)
  const texts = (await told()).pages.map(({ text }) => text)
  expect(texts.map((text) => /Mina shares|walk to|small boat/.test(text))).toEqual(texts.map(() => true))
  // Nothing waits any more, here or there.
  await page.goto('/?view=scan')
  await expect(page.getByText('0 pages', { exact: true })).toBeVisible()
})

test('what was straightened can be taken back, and pages change places', async ({ page, server }) => {
  await freshLibrary(server, [])
  await page.goto('/?view=scan')
  await expect(page.getByText('Page found')).toBeVisible()
  await takePages(page, 1, 2)
  await page.getByRole('button', { name: /^Look at page 1 / }).click()
  const dialog = page.getByRole('dialog')
  const size = async () =>
    await dialog.getByRole('img').evaluate((image: { decode: () => Promise<void>; naturalWidth: number }) =>
      // A picture that another takes the place of meanwhile cannot be decoded.
      image.decode().then(
        () => image.naturalWidth,
        () => 0,
      ),
    )
  await expect.poll(size).toBeGreaterThan(0)
  const straight = await size()
  await dialog.getByRole('button', { name: 'Show as taken' }).click()
  await expect(dialog.getByRole('button', { name: 'Straighten' })).toBeEnabled()
  await expect.poll(size).toBeGreaterThan(straight)
  const shown = (await dialog.getByRole('img').getAttribute('src')) ?? ''
  await dialog.getByRole('button', { name: 'Later' }).click()
  await expect(dialog.getByRole('heading', { name: 'Page 2' })).toBeVisible()
  // The same picture in another place is not loaded again.
  await expect(dialog.getByRole('img')).toHaveAttribute('src', shown)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('1 page', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Throw away' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click()
  await expect(page.getByText('0 pages', { exact: true })).toBeVisible()
})

const FAULTS = [
  ['refused', 'NotAllowedError', /^The camera is not allowed for this page/],
  ['none', 'NotFoundError', /^This device has no camera/],
  ['busy', 'NotReadableError', /^Another application is using the camera/],
] as const
for (const [fault, name, sentence] of FAULTS) {
  test(`a camera that is ${fault} has its sentence, and pictures can be chosen`, async ({ page, server }) => {
    await freshLibrary(server, [])
    await page.addInitScript(
      `navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', '${name}'))`,
    )
    await page.goto('/?view=scan')
    await expect(page.getByRole('alert')).toContainText(sentence)
    await page
      .locator('input[type=file]')
      .setInputFiles([sample('falcon.en-scan-1.png'), sample('falcon.en-scan-2.jpg')])
    await expect(page.getByRole('button', { name: /^Look at page 2 \(sent\)/ })).toBeVisible()
    await page.getByRole('button', { name: 'Throw away' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click()
  })
}

test('an address without encryption and an old browser have theirs, also in Arabic', async ({ page, server }) => {
  await freshLibrary(server, [])
  await page.addInitScript(`
    localStorage.setItem('mizan.language', 'ar')
    Object.defineProperty(window, 'isSecureContext', { value: location.hash !== '#insecure' })
    if (location.hash === '#old') Object.defineProperty(navigator, 'mediaDevices', { value: undefined })
  `)
  await page.goto('/?view=scan#insecure')
  await expect(page.getByRole('alert')).toContainText('لا تفتح المتصفحات الكاميرا إلا في العناوين الآمنة')
  await page.goto('/about')
  await page.goto('/?view=scan#old')
  await expect(page.getByRole('alert')).toContainText('هذا المتصفح قديم')
})

test('whoever was signed out keeps the pages, and sends them after signing in', async ({ page, context }) => {
  const closed = await startServer({ ADMIN_PASSWORD: 'correct horse', REQUIRE_LOGIN: 'uploads' })
  try {
    const signIn = async () =>
      await page.request.post(`${closed.url}/api/session`, { data: { password: 'correct horse' } })
    await signIn()
    await page.goto(`${closed.url}/?view=scan`)
    await expect(page.getByText('Page found')).toBeVisible()
    await takePages(page, 1, 1)
    await expect(page.getByText('All pages have been sent')).toBeVisible()
    await context.clearCookies()
    await takePages(page, 2, 2)
    await expect(page.getByText(/^Sign in so that the pages can be sent/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Look at page 2 \(not sent yet\)/ })).toBeVisible()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('textbox', { name: 'Password' }).fill('correct horse')
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('All pages have been sent')).toBeVisible()
  } finally {
    await closed.end()
    await closed.remove()
  }
})

test('the application can be installed, in both languages', async ({ page, context }) => {
  for (const language of ['en', 'ar']) {
    await page.goto('/')
    await page.evaluate((chosen) => localStorage.setItem('mizan.language', chosen), language)
    await page.reload()
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    const devtools = await context.newCDPSession(page)
    const { errors, data } = await devtools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(JSON.parse(data ?? '')).toMatchObject({ lang: language, name: language === 'en' ? 'Mizan' : 'ميزان' })
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // A test runs in a private window, which installs nothing; there must be no other reason.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  }
})

test('without a connection it opens as it is, and nothing the library answered is kept', async ({
  page,
  context,
  server,
}) => {
  await freshLibrary(server, ['falcon.en.txt'])
  await page.goto('/')
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await page.goto('/?view=scan')
  await expect(page.getByText('Page found')).toBeVisible()
  await context.setOffline(true)
  await page.goto('/?view=scan')
  await expect(page.getByText('Page found')).toBeVisible()
  await takePages(page, 1, 1)
  await page.goto('/analytics')
  await expect(page.getByText('No connection to the library')).toBeVisible()
  const kept = await page.evaluate<string[]>(`caches.keys()
    .then((names) => Promise.all(names.map(async (name) => await (await caches.open(name)).keys())))
    .then((all) => all.flat().map(({ url }) => new URL(url).pathname))`)
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((path) => !/^\/(?:$|assets\/|[\w.-]+\.(?:js|svg|png|webmanifest)$)/.test(path))).toEqual([])
  await context.setOffline(false)
  await page.goto('/?view=scan')
  await page.getByRole('button', { name: 'Throw away' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click()
})

/** The server, with another build's service worker as soon as `renew` was called. */
async function twoBuilds(target: string): Promise<{ url: string; server: Server; renew: () => void }> {
  let isNew = false
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(target)
    const headers = { ...incoming.headers, host: `${hostname}:${port}` }
    const isWorker = incoming.url === '/service-worker.js'
    if (isWorker) {
      headers['accept-encoding'] = 'identity'
      delete headers['if-none-match']
      delete headers['if-modified-since']
    }
    const onward = ask({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      if (!isWorker || !isNew) {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(outgoing)
        return
      }
      const { 'content-length': _, etag: __, ...rest } = answer.headers
      outgoing.writeHead(200, rest)
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        outgoing.end(
          Buffer.concat(chunks)
            .toString()
            .replace(/"version":"\w+"/, '"version":"another-build"'),
        ),
      )
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${String(port)}`, server, renew: () => (isNew = true) }
}

test('after a new build the browser keeps that one, and forgets the one before', async ({ page, server }) => {
  const builds = await twoBuilds(server)
  try {
    const keptBuilds = async () => await page.evaluate<string[]>('caches.keys()')
    await page.goto(builds.url)
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await expect.poll(keptBuilds).toEqual([expect.stringMatching(/^mizan-[0-9a-f]{16}$/)])
    builds.renew()
    await page.goto(`${builds.url}/about`)
    await expect.poll(keptBuilds).toEqual(['mizan-another-build'])
    await page.context().setOffline(true)
    await page.goto(`${builds.url}/about`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    await page.context().setOffline(false)
    builds.server.closeAllConnections()
    builds.server.close()
  }
})

for (const [language, scheme] of [
  ['en', 'light'],
  ['ar', 'dark'],
] as const) {
  test(`the scanner is clean and within reach of the keyboard (${language}, ${scheme})`, async ({ page, server }) => {
    await freshLibrary(server, [])
    await page.emulateMedia({ colorScheme: scheme })
    await page.addInitScript((chosen) => localStorage.setItem('mizan.language', chosen), language)
    await page.goto('/?view=scan')
    const shutter = page.getByRole('button', { name: language === 'en' ? /^Photograph page/ : /^صوّر الصفحة/ })
    await expect(shutter).toBeEnabled()
    await shutter.focus()
    await page.keyboard.press('Enter')
    const taken = page.getByRole('listitem').getByRole('button')
    await expect(taken).toHaveCount(1)
    expect(await faults(page)).toEqual([])
    await taken.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}
