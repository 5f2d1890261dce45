import { loadFonts } from '@myriaddreamin/typst.ts'
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cleanData } from './clean-data.ts'
import { pictureName, type PdfDocument } from './pdf-document.ts'
import { readFontCoverage } from './read-font-coverage.ts'

const require = createRequire(import.meta.url)
const FONTS = [
  '@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
  '@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf',
]
const TEMPLATES = ['shared', 'parts', 'book', 'selection', 'dossier'] as const

/**
 * Sets a report. Everything of the books travels as one JSON input and as picture bytes; the sources are the templates
 * and nothing else, so no text can become markup. The same document gives the same bytes.
 */
export async function compilePdf({ template, language, data, pictures }: PdfDocument): Promise<Uint8Array> {
  const compiler = createTypstCompiler()
  const [wasm, fonts, sources] = await Promise.all([
    readFile(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')),
    Promise.all(FONTS.map((font) => readFile(require.resolve(font)))),
    Promise.all(TEMPLATES.map((name) => readFile(join(import.meta.dirname, 'templates', `${name}.typ`), 'utf8'))),
  ])
  await compiler.init({ getModule: () => wasm, beforeBuild: [loadFonts(fonts, { assets: false })] })
  for (const [index, name] of TEMPLATES.entries()) compiler.addSource(`/${name}.typ`, sources[index] ?? '')
  for (const [index, picture] of pictures.entries()) compiler.mapShadow(pictureName(index), picture)
  const coverages = fonts.map((font) => readFontCoverage(font))
  const clean = cleanData(data, language === 'ar' ? 'rtl' : 'ltr', (point) =>
    coverages.every((covers) => covers(point)),
  )
  const { result, diagnostics } = await compiler.compile({
    mainFilePath: `/${template}.typ`,
    format: 1,
    inputs: { data: JSON.stringify(clean) },
  })
  if (result === undefined) throw new Error(`the report could not be set: ${JSON.stringify(diagnostics)}`)
  return result
}
