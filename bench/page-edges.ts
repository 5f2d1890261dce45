// How often the corners of a photographed page are found, and how near. Pages of the development data and of the samples are
// photographed here, on tables of six kinds, so that their corners are known. Run: node bench/page-edges.ts
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { findPage } from '../src/web/features/scan/edges/find-page.ts'
import type { Quad } from '../src/web/features/scan/edges/quad.ts'
import { photographPage, TABLES } from '../tests/support/photographed-page.ts'
import { seeded } from '../tests/faults/seeded.ts'
import { DATA, requireData } from './data.ts'
import { publishSection, type Row } from './extraction/performance-section.ts'

requireData()
const EACH = Number(process.argv[2] ?? 20)
/** What the browser looks for a page in. */
const LOOKED_AT = 320
/** A corner this near, as a share of the picture's diagonal, loses no letter. */
const RIGHT = 0.015

const folder = join(DATA, 'ocr', 'pages')
const pages = [
  ...readdirSync(folder)
    .filter((name) => /clean\.(png|jpg|webp)$/.test(name))
    .map((name) => join(folder, name)),
  ...['falcon.en-scan-1.png', 'falcon.ar-scan-2.jpg'].map((name) => join(import.meta.dirname, '..', 'samples', name)),
]

function worstCorner(found: Quad, corners: readonly { x: number; y: number }[], width: number, height: number): number {
  const distances = found.map(({ x, y }, index) => {
    const real = corners[index] ?? { x: 0, y: 0 }
    return Math.hypot((x - real.x) * width, (y - real.y) * height)
  })
  return Math.max(...distances) / Math.hypot(width, height)
}

const rows: Row[] = []
for (const table of TABLES) {
  const chance = seeded(7)
  const worst: number[] = []
  let none = 0
  for (let turn = 0; turn < EACH; turn += 1) {
    const page = await readFile(pages[turn % pages.length] ?? '')
    const { data, width, height, corners } = await photographPage(page, { table, random: () => chance.fraction() })
    const { data: small, info } = await sharp(data, { raw: { width, height, channels: 3 } })
      .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const found = findPage({ data: new Uint8ClampedArray(small), width: info.width, height: info.height })
    if (found === null) none += 1
    else worst.push(worstCorner(found, corners, width, height))
  }
  const share = (count: number): string => `${String(Math.round((count / EACH) * 100))} %`
  rows.push({
    table,
    photographs: EACH,
    'all four corners right': share(worst.filter((distance) => distance <= RIGHT).length),
    'no page found (left as it is)': share(none),
    'wrong corners': share(worst.filter((distance) => distance > RIGHT).length),
    'median of the worst corner': `${((worst.toSorted((a, b) => a - b)[worst.length >> 1] ?? 0) * 100).toFixed(2)} %`,
  })
}
await publishSection(
  'page-edges',
  'Edges of photographed pages',
  `Made by \`node bench/page-edges.ts\`: ${String(pages.length)} pages of the development data and the samples, each photographed by the bench itself at a slant (turned by up to 11 degrees, corners moved by up to 5 % of the frame), in uneven light with a shadow across, slightly out of focus and grainy. A corner is right within ${String(RIGHT * 100)} % of the picture's diagonal. Where no page is found the photograph is kept as it is; what was straightened can be undone. They are renderings: no photographs of real tables with known corners are at hand. The settings were chosen on these same photographs, so the figures flatter.`,
  rows,
)
