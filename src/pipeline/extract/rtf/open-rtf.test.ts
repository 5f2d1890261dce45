import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openRtf } from './open-rtf.ts'
import { readRtf } from './read-rtf.ts'

test('pictures are read from the file when they are asked for, and a text of nothing but digits stays a text', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-rtf-'))
  const picture = Buffer.from(Array.from({ length: 4000 }, (_, index) => index % 251))
  const raw = Buffer.from('\\bin {deadbeef}'.repeat(400))
  const text = '12345678'.repeat(600)
  const path = join(folder, 'book.rtf')
  const lines = picture.toString('hex').replaceAll(/.{128}/g, '$&\r\n')
  await writeFile(
    path,
    Buffer.concat([
      Buffer.from(`{\\rtf1 One\\par {\\pict\\pngblip\r\n${lines}}${text}\\par {\\pict\\jpegblip\\bin${raw.length} `),
      raw,
      Buffer.from('}end}'),
    ]),
  )
  const file = await openRtf(path)
  try {
    expect(file.source.length).toBeLessThan(raw.length + 200)
    const found = readRtf(file.source, (run) => file.digits(run))
    expect(found.text).toBe(`One\n${text}\nend`)
    expect(found.pictures.map((one) => one.file().equals(one.at === 4 ? picture : raw))).toEqual([true, true])
  } finally {
    await file.close()
    await rm(folder, { recursive: true })
  }
})
