import { describe, expect, test } from 'vitest'
import { buildZip } from '../../../../tests/support/books/build-zip.ts'
import { openArchive } from './open-archive.ts'

const MEGABYTE = 1024 * 1024

describe('openArchive', () => {
  test('gives entries by name and undefined for what is not there', async () => {
    const archive = await openArchive(await buildZip({ 'a/b.txt': 'hello', 'c.png': 'x' }))
    expect(archive.names).toEqual(['a/b.txt', 'c.png'])
    expect((await archive.read('a/b.txt'))?.toString()).toBe('hello')
    expect(await archive.read('none')).toBeUndefined()
  })

  test('names that climb out are not entries', async () => {
    const zip = await buildZip({ 'aa/evil.txt': 'x', 'good.txt': 'y' })
    const archive = await openArchive(
      Buffer.from(zip.toString('latin1').replaceAll('aa/evil.txt', '../evil.txt'), 'latin1'),
    )
    expect(archive.names).toEqual(['good.txt'])
  })

  test.each([
    ['one huge text', () => buildZip({ 'a.xml': Buffer.alloc(33 * MEGABYTE, 'ab') })],
    ['a ratio no book has', () => buildZip({ 'a.bin': Buffer.alloc(20 * MEGABYTE) })],
    [
      'too many entries',
      () => buildZip(Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`${index}`, '']))),
    ],
  ])('%s is too complex', async (_, build) => {
    await expect(openArchive(await build())).rejects.toMatchObject({ code: 'too_complex' })
  })

  test('a size that lies is noticed before memory is spent', async () => {
    const zip = await buildZip({ 'a.xml': Buffer.alloc(4 * MEGABYTE, 'abc') })
    const directory = zip.lastIndexOf(Buffer.from('504b0102', 'hex'))
    zip.writeUInt32LE(1_000, directory + 24)
    const archive = await openArchive(zip)
    await expect(archive.read('a.xml')).rejects.toMatchObject({ code: 'damaged_file' })
  })

  describe('a zip without a sound directory', () => {
    const STORY = Array.from({ length: 400 }, (_, line) => `line ${line} of the story`).join('\n')

    test('is read by the headers of its entries, the last one as far as it goes', async () => {
      const zip = await buildZip({ 'a.txt': 'hello', 'b.txt': STORY })
      const archive = await openArchive(zip.subarray(0, Math.floor(zip.length * 0.6)))
      expect(archive.cutOff).toBe(true)
      expect(archive.names).toEqual(['a.txt', 'b.txt'])
      expect((await archive.read('a.txt'))?.toString()).toBe('hello')
      const part = (await archive.read('b.txt'))?.toString() ?? ''
      expect(part.length).toBeGreaterThan(1_000)
      expect(STORY.startsWith(part)).toBe(true)
      expect((await openArchive(zip)).cutOff).toBe(false)
    })

    test('is still judged by what it unpacks to', async () => {
      const zip = await buildZip({ 'a.xml': Buffer.alloc(20 * MEGABYTE) })
      const archive = await openArchive(zip.subarray(0, zip.length - 30))
      await expect(archive.read('a.xml')).rejects.toMatchObject({ code: 'too_complex' })
    })

    test('of which nothing is left says so', async () => {
      const zip = await buildZip({ 'a.txt': 'hello' })
      await expect(openArchive(zip.subarray(0, 20))).rejects.toMatchObject({ code: 'file_cut_off' })
    })
  })
})
