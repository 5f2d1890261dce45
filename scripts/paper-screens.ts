import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Language } from '../src/contract/languages.ts'

const PAGES = ['cover', 'contents', 'book'] as const
const DOTS_AN_INCH = '72'

/** Pictures of the first pages of the report on these books, by poppler's pdftoppm. @returns their paths */
export async function takePaper(url: string, bookIds: string[], language: Language, out: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/generate-pdf-report?lang=${language}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bookIds }),
  })
  if (!answer.ok) throw new Error(`the report was refused: ${await answer.text()}`)
  const folder = await mkdtemp(join(tmpdir(), 'mizan-paper-'))
  try {
    const pdf = join(folder, 'report.pdf')
    await writeFile(pdf, await answer.bytes())
    const last = String(PAGES.length)
    await promisify(execFile)('pdftoppm', ['-r', DOTS_AN_INCH, '-l', last, '-png', pdf, join(folder, 'page')])
    const pictures = (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted()
    const paths = PAGES.map((page) => join(out, `report-${page}-${language}.png`))
    for (const [index, picture] of pictures.entries()) await rename(join(folder, picture), paths[index] ?? picture)
    return paths
  } finally {
    await rm(folder, { recursive: true })
  }
}
