import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { makeWorkbook } from '../support/make-workbook.ts'
import { startServer } from '../support/start-server.ts'
import { sendSamples } from '../support/send-samples.ts'
import { faults } from './faults.ts'
import { libraryWith } from './fresh-library.ts'
import { expect, test } from './mizan.ts'

const PHONE = { width: 390, height: 844 }
const PASSWORD = 'correct horse'
const PROFILE = {
  kind: 'class',
  name: '3B',
  sign: 'bird',
  birthYear: null,
  grade: 4,
  languages: ['en', 'ar'].map((language) => ({ language, reads: { by: 'age' } })),
  categories: {},
  criteria: {},
  wished: [],
  spared: [],
}
const LIST = `1. Maha and the Lost Falcon
2. The Last Round by Mizan
3. A Book Nobody Has, Nobody Known
`

async function downloaded(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).press('Enter')])
  return await readFile(await download.path())
}

test('by keyboard a pasted list tells which books a class may read; what is missing is wished for and ticked off when it is judged', async ({
  page,
  server,
}) => {
  await libraryWith(server, ['falcon.en.epub', 'lastround.en.epub'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await fetch(`${server}/api/profiles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PROFILE),
  })
  await page.goto('/readers')
  await page.getByRole('link', { name: 'Book lists and wish list' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No list yet' })).toBeVisible()
  expect(await faults(page)).toEqual([])

  // What is no list is said where it was given.
  const text = page.getByLabel('Or paste titles here')
  await text.fill('....')
  await page.getByRole('button', { name: 'Match with the library' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('No book was found in the list.')
  await text.fill(LIST)
  await page.getByLabel('Name of the list').fill('Summer / 2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Summer 2026' })).toBeVisible()
  const part = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} `) })
  await expect(part('Whitelisted').getByRole('link', { name: 'Maha and the Lost Falcon' })).toBeVisible()
  await expect(part('Not Whitelisted').getByRole('link', { name: 'The Last Round' })).toBeVisible()
  await expect(part('Not in the library').getByText('A Book Nobody Has')).toBeVisible()
  expect(await faults(page)).toEqual([])

  await page.getByLabel('For whom').selectOption('3B')
  await expect(part('Read alone').getByRole('link', { name: 'Maha and the Lost Falcon' })).toBeVisible()
  await expect(part('Not for us').getByText('It is judged Not Whitelisted')).toBeVisible()
  await page.getByRole('link', { name: '1 Not for us' }).press('Enter')
  await expect(part('Not for us')).toBeInViewport()
  expect(await faults(page)).toEqual([])
  expect((await downloaded(page, 'As PDF')).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await downloaded(page, 'As CSV')).toString()).toContain('Maha and the Lost Falcon')

  await page.getByRole('button', { name: 'Wish for the missing one' }).press('Enter')
  await expect(part('Not in the library').getByText('On the wish list')).toBeVisible()
  await page.getByRole('link', { name: 'All lists' }).press('Enter')
  const wishes = page.getByRole('region', { name: 'Wish list' })
  await expect(wishes.getByText('A Book Nobody Has')).toBeVisible()
  await expect(wishes.getByText('Judged', { exact: true })).toBeHidden()
  const form = new FormData()
  const story = 'A Book Nobody Has\n\nby Nobody Known\n\n' + 'Salma walked to the sea with her grandfather. '.repeat(60)
  form.append('file', new File([story], 'A Book Nobody Has.txt'))
  const { id } = (await (await fetch(`${server}/api/evaluate`, { method: 'POST', body: form })).json()) as {
    id: string
  }
  await expect
    .poll(async () => ((await (await fetch(`${server}/api/evaluate/${id}`)).json()) as { status: string }).status)
    .toBe('completed')
  await page.reload()
  await expect(wishes.getByText('Judged', { exact: true })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await wishes.getByRole('button', { name: 'Remove what is judged' }).press('Enter')
  await expect(wishes.getByText('Nothing is wished for.')).toBeVisible()
  await page.getByRole('link', { name: 'Summer 2026' }).press('Enter')
  await page.getByRole('button', { name: 'Remove list' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove list' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No list yet' })).toBeVisible()
  await fetch(`${server}/api/evaluations/${id}`, { method: 'DELETE' })
})

test('a family sends an Excel list with its code and says how a book was, in Arabic, on a phone; the librarian sees counts alone', async ({
  page,
  browser,
}) => {
  const server = await startServer({ ADMIN_PASSWORD: PASSWORD })
  const [book = ''] = await sendSamples(server.url, ['falcon.ar.epub', 'lastround.ar.epub'])
  await page.goto(`${server.url}/lists`)
  await page.getByRole('button', { name: 'I am the librarian' }).click()
  await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No list yet' })).toBeVisible()
  await page.goto(`${server.url}/readers`)
  await page.getByRole('button', { name: 'New family code' }).click()
  const code = await page.getByText(/^(?:\w{4}-){3}\w{4}$/).innerText()

  const context = await browser.newContext({
    viewport: PHONE,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    locale: 'ar',
  })
  const phone = await context.newPage()
  await phone.goto(`${server.url}/lists`)
  await phone.getByLabel('رمز الأسرة').fill(code)
  await phone.getByRole('button', { name: 'فتح' }).click()
  const rows = [['العنوان'], ['مها والصقر الضائع'], ['الجولة الأخيرة'], ['كتاب لا يملكه أحد أبدًا']]
  await phone.getByLabel('اختيار ملف').setInputFiles({
    name: 'قائمة الصيف.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await makeWorkbook([{ name: 'list', rows }]),
  })
  await expect(phone.getByRole('heading', { level: 1, name: 'قائمة الصيف' })).toBeVisible()
  // Of a title alone a person says whether it is the one.
  await phone.getByRole('button', { name: 'نعم، هو' }).click()
  await expect(phone.getByText('قلت إن هذا هو الكتاب.')).toBeVisible()
  await phone.getByRole('button', { name: 'طلب الكتاب الناقص' }).click()
  await expect(phone.getByText('في قائمة الرغبات', { exact: true })).toBeVisible()
  expect(await faults(phone)).toEqual([])
  const wider = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  expect(await phone.evaluate<number>(wider)).toBe(0)

  await phone.goto(`${server.url}/?view=results&id=${book}`)
  await phone.getByLabel('قبل أوانه').check()
  await phone.getByLabel('خائفًا منه').check()
  await phone.getByRole('button', { name: 'إبداء الرأي' }).click()
  await expect(phone.getByRole('button', { name: 'سحب الرأي' })).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'ما تقوله الأسر' })).toHaveCount(0)
  expect(await faults(phone)).toEqual([])
  expect(await phone.evaluate<number>(wider)).toBe(0)

  await page.goto(`${server.url}/?view=results&id=${book}&tab=community`)
  await expect(page.getByRole('region', { name: 'What families say' }).getByText('1 of 1')).toHaveCount(2)
  await expect(page.getByText('Of fewer than five families no share is told.')).toBeVisible()
  await expect(page.getByText('Was it right for your child?')).toHaveCount(0)
  expect(await faults(page)).toEqual([])
  await page.goto(`${server.url}/admin/scoring`)
  await expect(page.getByRole('heading', { name: 'If what families say counted' })).toBeVisible()
  await expect(page.getByText('Nothing would change.')).toBeVisible()
  await page.goto(`${server.url}/lists`)
  await expect(page.getByRole('heading', { name: 'No list yet' })).toBeVisible()
  await context.close()
  await server.end()
  await server.remove()
})
