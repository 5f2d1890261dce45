import type { Locator } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import type { ProfileInput, ReaderProfile } from '../../src/contract/reader-profile.ts'
import type { NewShelfAddress } from '../../src/contract/shelf.ts'
import { sendSamples } from '../support/send-samples.ts'
import { startServer } from '../support/start-server.ts'
import { faults } from './faults.ts'
import { libraryWith } from './fresh-library.ts'
import { expect, test } from './mizan.ts'

const PHONE = { width: 390, height: 844 }
const PASSWORD = 'correct horse'
const NOOR: ProfileInput = {
  kind: 'child',
  name: 'نورة',
  sign: 'turtle',
  birthYear: null,
  grade: 5,
  languages: [
    { language: 'en', reads: { by: 'age' } },
    { language: 'ar', reads: { by: 'age' } },
  ],
  categories: {},
  criteria: {},
  wished: [],
  spared: [],
}

/** What the camera of a phone reads. */
async function scanned(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

async function send<Answer>(url: string, path: string, json?: object, cookie = ''): Promise<Answer> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { cookie, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
  return (await answer.json()) as Answer
}

test('by keyboard: a shelf is opened, a book of it, its address is made and scanned, a month planned, the library left to what fits', async ({
  page,
  server,
}) => {
  await libraryWith(server, ['falcon.en.epub', 'harbour.en.epub', 'lastround.en.docx'])
  const { id } = await send<ReaderProfile>(server, '/api/profiles', { ...NOOR, name: 'Noor' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/readers')
  await page.getByRole('link', { name: 'Shelf : Noor' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books for \u2068Noor\u2069')
  await expect(page.getByRole('link', { name: 'Maha and the Lost Falcon' })).toBeVisible()
  // Nothing of what is not for the child, and nothing of any judgement; and no way out of the shelf.
  await expect(page.getByText('The Last Round')).toHaveCount(0)
  await expect(page.getByText(/Whitelisted|Guidance/)).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  expect(await faults(page)).toEqual([])

  const search = page.getByRole('searchbox', { name: 'Find a book' })
  await search.fill('last round')
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'No book with these words' })).toBeVisible()
  await search.fill('falcon')
  await search.press('Enter')
  await page.getByRole('link', { name: 'Maha and the Lost Falcon' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Maha and the Lost Falcon' })).toBeVisible()
  await expect(page.getByText(/I read it myself|Read it aloud with me/).first()).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'All books' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/readers')
  await page.getByRole('button', { name: 'Secret address : Noor' }).press('Enter')
  await expect(page.getByText('The shelf has no address yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Make an address' }).press('Enter')
  const address = await page.getByLabel('Page for the child', { exact: true }).last().inputValue()
  expect(address).toMatch(/\/shelf#[\w-]{32}$/)
  expect(await scanned(page.getByRole('img', { name: 'Page for the child' }))).toBe(address)
  const feed = await page.getByLabel('For reading apps (OPDS 2.0)').first().inputValue()
  const publications = (await (await fetch(feed)).json()) as { publications: unknown[] }
  expect(publications.publications.length).toBeGreaterThan(0)
  expect(await faults(page)).toEqual([])

  // On paper each book has a code that opens it.
  await page.goto(address)
  await expect(page.getByRole('link', { name: 'Maha and the Lost Falcon' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const codes = page.getByRole('img', { name: /^Code for / })
  const opened = await scanned(codes.first())
  expect(opened).toMatch(/\/shelf\?book=[\w-]{36}#[\w-]{32}$/)
  await page.emulateMedia({ media: 'screen' })
  await page.goto('about:blank')
  await page.goto(opened)
  await expect(page.getByRole('link', { name: 'All books' })).toBeVisible()

  await page.goto(`/plan?reader=${id}`)
  await page.getByLabel('Period').selectOption('Evenings of Ramadan')
  await page.getByLabel('Hijri year').fill('1448')
  await expect(page.getByRole('rowheader', { name: /^Ramadan 1/ }).first()).toContainText('8 Feb')
  await expect(page.getByRole('row')).toHaveCount(30)
  expect(await faults(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export calendar' }).press('Enter')
  expect((await downloading).suggestedFilename()).toBe('mizan-reading-plan.ics')

  await page.goto('/readers')
  await page.getByRole('button', { name: 'Choose books : Noor' }).press('Enter')
  await page.goto('/?view=library')
  await page.getByLabel('Fits').selectOption('Not for us')
  await expect(page.locator('[data-book-index]')).toHaveText([/The Last Round/])
  await page.getByLabel('Fits').selectOption('Alone or together')
  await page.getByLabel('Sort').selectOption('Best fit')
  // The third book waits until she is older.
  await expect(page.getByText('1 book', { exact: true })).toBeVisible()
  await expect(page.locator('[data-book-index]')).toHaveText([/Maha and the Lost Falcon/])
  expect(await faults(page)).toEqual([])

  await page.goto('/readers')
  await page.getByRole('button', { name: 'Secret address : Noor' }).press('Enter')
  await page.getByRole('button', { name: 'Revoke' }).press('Enter')
  await expect(page.getByText('The address opens nothing any more.', { exact: true })).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'This address opens no shelf' })).toBeVisible()
  await expect(page.getByText('ask whoever gave it to you.')).toHaveText(/^This address opens no shelf\. Perhaps/)
  await fetch(`${server}/api/profiles/${id}`, { method: 'DELETE' })
})

test('on a phone in Arabic: a child with the address sees the shelf without a password, and nothing else of a closed library', async ({
  browser,
}) => {
  const server = await startServer({ ADMIN_PASSWORD: PASSWORD })
  const [, denied = ''] = await sendSamples(server.url, ['falcon.ar.epub', 'lastround.ar.docx'])
  await server.end()
  const closed = await startServer({ ADMIN_PASSWORD: PASSWORD, REQUIRE_LOGIN: 'all' }, server.dataDir)
  const session = await fetch(`${closed.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  })
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { id } = await send<ReaderProfile>(closed.url, '/api/profiles', NOOR, cookie)
  const { token } = await send<NewShelfAddress>(closed.url, `/api/profiles/${id}/shelf-address`, undefined, cookie)

  const context = await browser.newContext({
    viewport: PHONE,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    locale: 'ar',
  })
  const phone = await context.newPage()
  const asked: string[] = []
  phone.on('request', (request) => asked.push(request.url()))
  await phone.goto(`${closed.url}/shelf#${token}`)
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('كتب \u2068نورة\u2069')
  const book = phone.getByRole('listitem').first()
  await expect(book).toContainText(/أقرؤه وحدي|اقرؤوه لي/)
  expect(await faults(phone)).toEqual([])
  const wider = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  expect(await phone.evaluate<number>(wider)).toBe(0)
  await book.getByRole('link').click()
  await expect(phone.getByRole('link', { name: 'كل الكتب' })).toBeVisible()
  expect(await faults(phone)).toEqual([])
  expect(await phone.evaluate<number>(wider)).toBe(0)

  await phone.goto(`${closed.url}/shelf?book=${denied}#${token}`)
  await expect(phone.getByRole('heading', { name: 'هذا الكتاب ليس على الرف' })).toBeVisible()
  expect(await faults(phone)).toEqual([])
  // The page asks for its shelf and for nothing else of the library.
  const calls = asked.map((address) => new URL(address).pathname).filter((path) => path.startsWith('/api/'))
  expect(calls.filter((path) => !path.startsWith(`/api/shelves/${token}`))).toEqual([])
  expect((await phone.request.get(`${closed.url}/api/evaluate/${denied}`)).status()).toBe(401)
  await context.close()
  await closed.end()
  await closed.remove()
})
