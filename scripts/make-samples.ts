// Makes every file of samples/ from samples/sources: one story, all accepted formats, in English and Arabic.
// .doc is written by LibreOffice (soffice on the PATH); without it the files already there are kept.
import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { parseSample } from './samples/sample-book.ts'
import { writeDocx } from './samples/write-docx.ts'
import { writeEpub } from './samples/write-epub.ts'
import { coverPicture, scanPages, toBmp } from './samples/write-images.ts'
import { createPdfWriter } from './samples/write-pdf.ts'
import { writeRtf } from './samples/write-rtf.ts'
import { writeTxt } from './samples/write-txt.ts'

const samples = join(import.meta.dirname, '..', 'samples')
const sources = (await readdir(join(samples, 'sources'))).filter((name) => name.endsWith('.txt')).toSorted()
const writePdf = await createPdfWriter()

for (const [index, source] of sources.entries()) {
  const name = basename(source, '.txt')
  const book = parseSample(await readFile(join(samples, 'sources', source), 'utf8'))
  const cover = await coverPicture(Math.round((index * 360) / sources.length))
  const pdf = writePdf(book)
  const files: Record<string, Uint8Array> = {
    [`${name}.txt`]: writeTxt(book),
    [`${name}.rtf`]: writeRtf(book),
    [`${name}.epub`]: await writeEpub(book, cover),
    [`${name}.docx`]: await writeDocx(book),
    [`${name}.pdf`]: pdf,
  }
  if (name.startsWith('falcon')) {
    const scans = await scanPages(pdf, [0, 1, 2])
    const [first, second, third] = scans as [Buffer, Buffer, Buffer]
    Object.assign(files, {
      [`${name}-scan-1.png`]: first,
      [`${name}-scan-2.jpg`]: await sharp(second).jpeg({ quality: 70 }).toBuffer(),
      [`${name}-scan-3.webp`]: await sharp(third).webp({ quality: 60 }).toBuffer(),
      [`${name}-scan-4.gif`]: await sharp(first).gif({ colours: 8 }).toBuffer(),
    })
    if (book.language === 'en') files[`${name}-scan-5.bmp`] = await toBmp(second)
  }
  await mkdir(samples, { recursive: true })
  for (const [file, bytes] of Object.entries(files)) await writeFile(join(samples, file), bytes)
  const converted = spawnSync('soffice', [
    '--headless',
    '--convert-to',
    'doc',
    '--outdir',
    samples,
    join(samples, `${name}.docx`),
  ])
  if (converted.status !== 0) console.error(`${name}.doc is kept as it is: LibreOffice is not there to write it.`)
  console.log(`${name}: ${Object.keys(files).length + (converted.status === 0 ? 1 : 0)} files`)
}
