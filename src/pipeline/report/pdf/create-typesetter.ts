import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
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
const TEMPLATES = join(import.meta.dirname, 'templates')

/**
 * Sets reports, one after the other. Everything of the books travels as one JSON input and as picture bytes; the
 * sources are the templates and nothing else, so no text can become markup. The same document gives the same bytes.
 */
export async function createTypesetter(): Promise<(document: PdfDocument) => Uint8Array> {
  const fonts = await Promise.all(FONTS.map((font) => readFile(require.resolve(font))))
  const coverages = fonts.map((font) => readFontCoverage(font))
  // Its own fonts come before a machine's of the same name; templates use no other.
  const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: fonts }] })
  return ({ template, language, data, pictures }) => {
    for (const [index, picture] of pictures.entries()) {
      compiler.mapShadow(join(TEMPLATES, pictureName(index)), Buffer.from(picture))
    }
    const clean = cleanData(data, language === 'ar' ? 'rtl' : 'ltr', (point) =>
      coverages.every((covers) => covers(point)),
    )
    const source = { mainFilePath: join(TEMPLATES, `${template}.typ`), inputs: { data: JSON.stringify(clean) } }
    try {
      return compiler.pdf(source)
    } catch (cause) {
      throw new Error(`the report could not be set: ${complaintsOf(compiler, source)}`, { cause })
    } finally {
      compiler.resetShadow()
      // What it remembers of a document is of no use to the next one and would fill the memory.
      compiler.evictCache(0)
    }
  }
}

/** What Typst says is wrong; the error itself carries no words. */
function complaintsOf(compiler: NodeCompiler, source: Parameters<NodeCompiler['compile']>[0]): string {
  return JSON.stringify(compiler.compile(source).takeDiagnostics()?.shortDiagnostics ?? [])
}
