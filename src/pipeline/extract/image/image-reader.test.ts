import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MizanError } from '../../../contract/errors.ts'
import { imageReader } from './image-reader.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The code of the error a file is answered with. */
async function answer(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  try {
    await imageReader.read({ paths: [path], filename: name, onProgress: () => undefined })
  } catch (error) {
    if (error instanceof MizanError) return error.code
    throw error
  }
  return 'read'
}

describe('pictures that cannot be read', () => {
  test('a bitmap of 65,535 by 65,535 is refused by its header', async () => {
    const header = Buffer.alloc(54)
    header.write('BM', 'latin1')
    header.writeUInt32LE(54, 10)
    header.writeUInt32LE(40, 14)
    header.writeInt32LE(65_535, 18)
    header.writeInt32LE(65_535, 22)
    header.writeUInt16LE(24, 28)
    expect(await answer('huge.bmp', header)).toBe('too_complex')
  })

  test('a PNG of 40,000 by 40,000 is refused by its header', async () => {
    const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const huge = Buffer.from(small)
    huge.writeUInt32BE(40_000, 16)
    huge.writeUInt32BE(40_000, 20)
    expect(['too_complex', 'damaged_file']).toContain(await answer('huge.png', huge))
  })

  test('noise under the name of a picture is damaged', async () => {
    expect(await answer('noise.png', Buffer.from('not a picture at all'))).toBe('damaged_file')
  })

  test('a white page and a single pixel have no readable page', async () => {
    const white = sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff' } })
    expect(await answer('white.png', await white.png().toBuffer())).toBe('no_readable_page')
    const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    expect(await answer('pixel.png', await pixel.png().toBuffer())).toBe('no_readable_page')
  })
})
