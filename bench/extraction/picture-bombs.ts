import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { buildEpub, page } from '../../tests/support/books/build-epub.ts'
import { drawnPicture } from '../../tests/support/books/drawn-picture.ts'

const SENTENCE = 'The small boat goes on over the quiet sea.'
/** Just below the most pixels that are decoded, and just below what is decoded beside another picture. */
const WIDEST = { width: 7740, height: 7740 }
const WIDE = { width: 3460, height: 2300 }
const FRAMES = 100
const EDGE = 400

/** Books whose pictures are made to cost as much as they can, as files in a folder; their paths. */
export async function makePictureBombs(folder: string): Promise<string[]> {
  const drawn = await drawnPicture(1, { width: 1200, height: 900 })
  const widest = sharp(drawn).resize({ ...WIDEST, fit: 'fill' })
  const wide = sharp(drawn).resize({ ...WIDE, fit: 'fill' })
  // Neither can be decoded line by line: all of the picture is held, and turned.
  const progressive = { progressive: true, quality: 60, chromaSubsampling: '4:4:4' }
  const turned = await widest.clone().withMetadata({ orientation: 6 }).jpeg(progressive).toBuffer()
  const interlaced = await widest.clone().png({ progressive: true, compressionLevel: 9 }).toBuffer()
  const beside = await wide.clone().withMetadata({ orientation: 6 }).jpeg(progressive).toBuffer()
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const noise = await sharp({ create: { ...WIDE, channels: 3, background: '#000000', noise: grain } })
    .webp({ quality: 80, effort: 0 })
    .toBuffer()
  const frames = await sharp(
    Buffer.concat(Array.from({ length: FRAMES }, (_, frame) => Buffer.alloc(EDGE * EDGE * 3, frame))),
    {
      raw: { width: EDGE, height: EDGE * FRAMES, channels: 3, pageHeight: EDGE },
    },
  )
    .gif({ effort: 1 })
    .toBuffer()
  const files: Record<string, Buffer> = {
    'turned-jpegs.epub': await epubOf(turned, 'jpg', 40),
    'interlaced-pngs.epub': await epubOf(interlaced, 'png', 40),
    'jpegs-beside-each-other.epub': await epubOf(beside, 'jpg', 60),
    'grain.epub': await epubOf(noise, 'webp', 18),
    'cut-off-jpegs.epub': await epubOf(turned.subarray(0, Math.floor(turned.length / 2)), 'jpg', 40),
    'frames.epub': await epubOf(frames, 'gif', 40),
    'three-thousand.epub': await epubOf(drawn, 'png', 3000, 40),
    'turned-jpegs.rtf': rtfOf(turned, 30),
    'three-thousand.rtf': rtfOf(await sharp(drawn).resize(200).png().toBuffer(), 3000),
  }
  return await Promise.all(
    Object.entries(files).map(async ([name, bytes]) => {
      const path = join(folder, name)
      await writeFile(path, bytes)
      return path
    }),
  )
}

/** A picture a page, each in a file of its own up to so many files. */
async function epubOf(picture: Buffer, ending: string, count: number, files = count): Promise<Buffer> {
  const numbers = Array.from({ length: count }, (_, index) => index)
  const chapters = numbers.map((number) => ({ heading: `Page ${String(number + 1)}`, paragraphs: [SENTENCE] }))
  const text = (number: number): string => page(`<p>${SENTENCE}</p><img src="p/${String(number % files)}.${ending}"/>`)
  return await buildEpub(
    { title: 'The Small Boat', author: 'Bench', chapters },
    {
      entries: {
        ...Object.fromEntries(numbers.map((number) => [`OPS/c${String(number)}.xhtml`, text(number)])),
        ...Object.fromEntries(numbers.slice(0, files).map((number) => [`OPS/p/${String(number)}.${ending}`, picture])),
      },
    },
  )
}

function rtfOf(picture: Buffer, count: number): Buffer {
  const kind = picture[0] === 0x89 ? 'pngblip' : 'jpegblip'
  const one = `${SENTENCE}\\par{\\pict\\${kind} ${picture.toString('hex')}}\\par`
  return Buffer.from(`{\\rtf1\\ansi ${Array.from({ length: count }, () => one).join('\\page ')}}`, 'latin1')
}
