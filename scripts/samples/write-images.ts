import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

/** Renders pages of a PDF as a scanner would see them: grey paper, 200 dots an inch. Numbers are 0-based. */
export async function scanPages(pdf: Uint8Array, numbers: readonly number[]): Promise<Buffer[]> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const scans: Buffer[] = []
    for (const number of numbers) {
      const page = document.getPage(number)
      const { data } = await page.render({
        scale: 200 / 72,
        render: ({ data: pixels, width, height }) =>
          sharp(pixels, { raw: { width, height, channels: 4 } })
            .flatten({ background: '#fff' })
            .grayscale()
            .png({ palette: true, colours: 16 })
            .toBuffer(),
      })
      scans.push(Buffer.from(data))
    }
    document.destroy()
    return scans
  } finally {
    library.destroy()
  }
}

/** An 8-bit grey BMP: 54 bytes of header, 256 greys, rows from the bottom, each padded to four bytes. */
export async function toBmp(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize({ width: 760 })
    .toColourspace('b-w')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const row = Math.ceil(info.width / 4) * 4
  const start = 54 + 256 * 4
  const bmp = Buffer.alloc(start + row * info.height)
  bmp.write('BM')
  bmp.writeUInt32LE(bmp.length, 2)
  bmp.writeUInt32LE(start, 10)
  bmp.writeUInt32LE(40, 14)
  bmp.writeInt32LE(info.width, 18)
  bmp.writeInt32LE(info.height, 22)
  bmp.writeUInt16LE(1, 26)
  bmp.writeUInt16LE(8, 28)
  for (let grey = 0; grey < 256; grey++) bmp.fill(grey, 54 + grey * 4, 54 + grey * 4 + 3)
  for (let y = 0; y < info.height; y++) {
    data.copy(bmp, start + (info.height - 1 - y) * row, y * info.width, (y + 1) * info.width)
  }
  return bmp
}

/** A plain cover: a coloured field with a lighter disc, told apart by its hue (degrees). */
export function coverPicture(hue: number): Promise<Buffer> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600" fill="hsl(${hue},45%,35%)"/><circle cx="200" cy="260" r="110" fill="hsl(${(hue + 40) % 360},60%,70%)"/><path d="M0 470 Q120 380 220 460 T400 430 V600 H0 Z" fill="hsl(${(hue + 20) % 360},50%,55%)"/></svg>`
  return sharp(Buffer.from(picture)).jpeg({ quality: 82 }).toBuffer()
}
