import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RawBook } from '../reader.ts'
import { txtReader } from './txt-reader.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-txt-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(text: string | Buffer): Promise<RawBook> {
  const path = join(folder, 'book')
  await writeFile(path, text)
  return txtReader.read({ paths: [path], filename: 'a.txt', onProgress: () => undefined })
}

describe('txtReader', () => {
  test('form feeds are pages', async () => {
    const { pageKind, pages } = await read('one\r\n\ftwo\fthree')
    expect(pageKind).toBe('page')
    expect(pages.map(({ text }) => text)).toEqual(['one\n', 'two', 'three'])
    expect((await read('one\ftwo')).pageKind).toBe('part')
  })

  test('line ends of all kinds, NULs between', async () => {
    expect((await read('one\r\ntwo\rthree\u0085four\0five')).pages[0]?.text).toBe('one\ntwo\nthree\nfour five')
  })

  test('a text that ends inside of a character was cut off', async () => {
    const story = Buffer.from('كان يا ما كان في قديم الزمان ولد صغير')
    expect((await read(story)).notices).toEqual([])
    expect((await read(story.subarray(0, -1))).notices).toEqual([{ code: 'cut_off_file' }])
    const wide = Buffer.from('Once upon a time', 'utf16le')
    expect((await read(wide.subarray(0, -1))).notices).toEqual([{ code: 'cut_off_file' }])
    expect((await read(wide)).notices).toEqual([])
  })

  test('what a library sets below the title is its subtitle, and what it wraps is not', async () => {
    const titled = async (...lines: string[]): Promise<string | undefined> => {
      const text = `Title: ${lines.join('\n       ')}\n\n*** START OF THIS E-BOOK ***\n\nThe tide came in.\n`
      return (await read(text)).metadata.title
    }
    expect(await titled('Island Lore', 'a collection of tales and', 'sayings')).toBe(
      'Island Lore: a collection of tales and sayings',
    )
    expect(await titled('A True and Faithful Account of the Islands of the Gulf', 'and of the Ships')).toBe(
      'A True and Faithful Account of the Islands of the Gulf and of the Ships',
    )
  })

  test('a library licence around the book is cut off, its title and author kept', async () => {
    const book = await read(
      'The e-book of The Sea\n\nTitle: The Sea\n       and the Sky\nAuthor: Mona Saleh\nLanguage: English\n\n' +
        '*** START OF THE FREE BOOK THE SEA ***\n\nOnce upon a time.\n\n*** END OF THE FREE BOOK THE SEA ***\nTerms of the licence: ...',
    )
    expect(book.pages.map(({ text }) => text.trim())).toEqual(['Once upon a time.'])
    expect(book.metadata).toEqual({ title: 'The Sea and the Sky', author: 'Mona Saleh', language: 'English' })
  })

  test('stars in a story cut nothing', async () => {
    const story = 'He read: *** START OF the race\nand ran.\n* * *\nThe end.'
    expect((await read(story)).pages[0]?.text).toBe(story)
  })

  test('marked headings lose their marks', async () => {
    const { pages } = await read('# The Sea\n\n## One ##\nA wave #1.\n##\nB')
    expect(pages[0]?.text).toBe('The Sea\n\nOne\nA wave #1.\n\nB')
    expect(pages[0]?.headings?.map(({ level, start, end }) => [level, pages[0]?.text.slice(start, end)])).toEqual([
      [1, 'The Sea'],
      [2, 'One'],
    ])
    expect((await read('#1 is best\nfine')).pages[0]?.text).toBe('#1 is best\nfine')
  })
})
