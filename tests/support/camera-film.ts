import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { photographPage, type Table } from './photographed-page.ts'
import { seeded } from '../faults/seeded.ts'

const STORY = [
  ['Mina shares', 'her bread with', 'her brother.'],
  ['They walk to', 'the sea in the', 'morning sun.'],
  ['A small boat', 'comes home', 'with the tide.'],
]
const SHOWN_FRAMES = 12

/** A printed page with few large words. */
async function printed(lines: readonly string[]): Promise<Buffer> {
  const words = lines.map((line, index) => `<text x="80" y="${String(260 + index * 110)}">${line}</text>`).join('')
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1100"><rect width="800" height="1100" fill="#fff"/><g font-family="DejaVu Serif, serif" font-size="72" fill="#111">${words}</g></svg>`
  return await sharp(Buffer.from(page)).png().toBuffer()
}

/** A film (MJPEG) of pages lying on a table, for the camera of a browser under test. @returns its path */
export async function cameraFilm(folder: string, table: Table = 'dark wood'): Promise<string> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `film-${crypto.randomUUID()}.mjpeg`)
  const chance = seeded(3)
  const frames: Buffer[] = []
  for (const lines of STORY) {
    const { data, width, height } = await photographPage(await printed(lines), {
      table,
      random: () => chance.fraction(),
    })
    const frame = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 92 })
      .toBuffer()
    for (let shown = 0; shown < SHOWN_FRAMES; shown += 1) frames.push(frame)
  }
  await writeFile(path, Buffer.concat(frames))
  return path
}
