import sharp from 'sharp'
import type { Evaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import { readFile } from 'node:fs/promises'
import { freshLibrary } from './fresh-library.ts'
import { expect, sample, test } from './mizan.ts'

/** A page of which nobody can read a word. */
async function blurred(name: string): Promise<Buffer> {
  const small = await sharp(sample(name)).resize({ width: 60 }).png().toBuffer()
  return await sharp(small).blur(1).resize({ width: 300 }).jpeg().toBuffer()
}

test('pages are counted and read while the rest is; a bad one is named, typed, and the book judged again', async ({
  page,
  server,
}) => {
  await freshLibrary(server, [])
  const form = new FormData()
  form.append('file', new Blob([await readFile(sample('falcon.en-scan-1.png'))]), '1.png')
  form.append('file', new Blob([await blurred('falcon.en-scan-2.jpg')]), '2.jpg')
  const answer = await fetch(`${server}/api/evaluate-ocr`, { method: 'POST', body: form })
  const { id } = (await answer.json()) as UploadAnswer
  await page.goto(`/?view=processing&id=${id}`)
  await expect(page.getByText('Reading the pages: 1 of 2 done')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Read so far' })).toBeVisible()
  await expect(page.getByText(/Maha lived with her grandfather/)).toBeVisible()

  await expect(page.getByRole('heading', { name: '1 page came out badly' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'The photograph of page 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Type page 2' }).click()
  await page.getByRole('textbox', { name: 'The words of page 2' }).fill('The falcon came home to Maha.')
  await page.getByRole('button', { name: 'Judge again with 1 corrected page' }).click()
  await expect(page).toHaveURL(/view=processing/)
  await expect(page).toHaveURL(/view=results/)
  await expect(page.getByRole('heading', { name: /came out badly/ })).toBeHidden()
  const record = (await (await page.request.get(`/api/evaluate/${id}`)).json()) as Evaluation
  expect(record.extractedText).toMatch(/Maha lived with her grandfather[\s\S]+The falcon came home to Maha\./)
  expect(record.warnings.join(' ')).toContain('typed by a person')
})
