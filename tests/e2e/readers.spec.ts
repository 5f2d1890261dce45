import { startServer } from '../support/start-server.ts'
import { faults } from './faults.ts'
import { libraryWith } from './fresh-library.ts'
import { expect, test } from './mizan.ts'

const PHONE = { width: 390, height: 844 }
const PASSWORD = 'correct horse'

test('a reader is described by keyboard, books say on cards and results whether they are for them, and a no holds', async ({
  page,
  server,
}) => {
  const [book = ''] = await libraryWith(server, ['falcon.en.epub', 'lastround.en.docx'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Readers' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No reader yet' })).toBeVisible()
  await page.getByRole('button', { name: 'New reader' }).press('Enter')

  // What is missing is told at its field, which has the focus.
  await page.getByRole('button', { name: 'Save reader' }).press('Enter')
  const name = page.getByLabel('Name or nickname')
  await expect(name).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('Give a name or a nickname.')
  await page.keyboard.type('Noor')
  await page.getByRole('radio', { name: 'Bird' }).press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Turtle' })).toBeChecked()
  await page.getByRole('combobox', { name: /^Grade/ }).selectOption('Grade 4')
  await page.locator('summary').filter({ hasText: 'Themes you wish for' }).press('Enter')
  await page.getByRole('group', { name: 'Themes you wish for' }).getByLabel('animals').press('Space')
  await page.locator('summary').filter({ hasText: 'What you mind' }).press('Enter')
  await expect(page.getByLabel('Psychological safety')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save reader' }).press('Enter')
  await expect(page.getByText('A child · Grade 4 · English')).toBeVisible()
  await page.getByRole('button', { name: 'Choose books : Noor' }).press('Enter')
  expect(await faults(page)).toEqual([])

  await page.goto('/?view=library')
  const card = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(card('Maha and the Lost Falcon').getByText('Read alone')).toBeVisible()
  await expect(card('The Last Round').getByText('Not for us')).toBeVisible()
  await expect(card('The Last Round').getByText('It is judged Not Whitelisted')).toBeVisible()
  expect(await faults(page)).toEqual([])

  await page.goto(`/?view=results&id=${book}`)
  await expect(page.getByText('Nothing speaks against reading it alone.')).toBeVisible()
  await expect(page.getByText('It has what you wish for: animals.')).toBeVisible()
  await page.getByRole('button', { name: 'Say no' }).press('Enter')
  await page.getByLabel('Why no?').fill('She is afraid of birds.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You said no: “⁨She is afraid of birds.⁩”')).toBeVisible()
  await expect(page.getByText('Not for us')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Take the no back' }).press('Enter')
  await expect(page.getByText('Read alone', { exact: true })).toBeVisible()

  // A report on paper is no place for a child's name.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Nothing speaks against reading it alone.')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.goto('/readers')
  await page.getByRole('button', { name: 'Remove' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No reader yet' })).toBeVisible()
  await page.goto(`/?view=results&id=${book}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Noor')).toHaveCount(0)
})

test('a family opens readers of its own with its code, in Arabic, on a phone', async ({ page, browser }) => {
  const server = await startServer({ ADMIN_PASSWORD: PASSWORD })
  await page.goto(`${server.url}/readers`)
  await page.getByRole('button', { name: 'I am the librarian' }).click()
  await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'New family code' }).click()
  const code = await page.getByText(/^(?:\w{4}-){3}\w{4}$/).innerText()
  await expect(page.getByText('· 0 readers')).toBeVisible()
  expect(await faults(page)).toEqual([])

  const context = await browser.newContext({
    viewport: PHONE,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    locale: 'ar',
  })
  const phone = await context.newPage()
  await phone.goto(`${server.url}/readers`)
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl')
  await phone.getByLabel('رمز الأسرة').fill('AAAA-AAAA-AAAA-AAAA')
  await phone.getByRole('button', { name: 'فتح' }).click()
  await expect(phone.getByRole('alert')).toHaveText('لا توجد هنا أسرة بهذا الرمز. قارنه بالبطاقة التي تسلمتموها.')
  expect(await faults(phone)).toEqual([])
  await phone.getByLabel('رمز الأسرة').fill(code.toLowerCase())
  await phone.getByRole('button', { name: 'فتح' }).click()
  await expect(phone.getByText('هؤلاء القرّاء لأسرتكم وحدها، ولا تراهم المكتبة.')).toBeVisible()
  await phone.getByRole('button', { name: 'قارئ جديد' }).click()
  await phone.getByLabel('الاسم أو اللقب').fill('نورة')
  await phone.getByRole('button', { name: 'حفظ القارئ' }).click()
  await expect(phone.getByRole('heading', { name: 'نورة' })).toBeVisible()
  expect(await faults(phone)).toEqual([])
  const wider = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  expect(await phone.evaluate<number>(wider)).toBe(0)

  // The library sees that there is a reader, and not whom.
  await page.reload()
  await expect(page.getByText('1 reader', { exact: false })).toBeVisible()
  await expect(page.getByText('نورة')).toHaveCount(0)
  await phone.getByRole('button', { name: 'نسيان الرمز على هذا الجهاز' }).click()
  await expect(phone.getByLabel('رمز الأسرة')).toBeVisible()
  await context.close()
  await server.end()
  await server.remove()
})
