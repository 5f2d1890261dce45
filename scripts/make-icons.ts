// Draws the icons of the home screen from the mark of the application. Run: node scripts/make-icons.ts
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const PUBLIC = join(import.meta.dirname, '..', 'src', 'web', 'public')
const PALM = '#1f5b41'

const mark = await readFile(join(PUBLIC, 'favicon.svg'))

/** @param share of the icon's width that the mark takes; systems cut the outer fifth of a maskable icon off */
async function draw(name: string, size: number, share: number, background?: string): Promise<void> {
  const inner = Math.round(size * share)
  const drawn = await sharp(mark, { density: 600 }).resize(inner, inner).png().toBuffer()
  await sharp({
    create: { width: size, height: size, channels: 4, background: background ?? { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toFile(join(PUBLIC, name))
}

await draw('icon-192.png', 192, 1)
await draw('icon-512.png', 512, 1)
await draw('maskable-512.png', 512, 0.72, PALM)
await draw('touch-180.png', 180, 0.86, PALM)
