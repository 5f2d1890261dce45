import { MizanError } from '../../contract/errors.ts'
import { openArchive } from './archive/open-archive.ts'
import type { TrueType } from './true-type.ts'
import { FORMAT_NAMES, typeName } from './type-names.ts'

const OPEN_DOCUMENT: Record<string, string> = { text: 'odt', spreadsheet: 'ods', presentation: 'odp', graphics: 'odg' }
const OPEN_DOCUMENT_TYPE = 'application/vnd.oasis.opendocument.'
/** What a file or folder inside of a zip says of the whole. */
const MARKS: [pattern: RegExp, kind: 'document' | 'program', name: string][] = [
  [/^xl\//i, 'document', typeName('xlsx')],
  [/^ppt\//i, 'document', typeName('pptx')],
  [/^visio\//i, 'document', 'Visio (VSDX)'],
  [/\.fb2$/i, 'document', 'FictionBook (FB2)'],
  [/^Index\/.*\.iwa$|^Index\.zip$|^index\.(xml|apxl)(\.gz)?$/, 'document', 'Apple Pages / iWork'],
  [/^FixedDocSeq\.fdseq$|^FixedDocumentSequence\.fdseq$/i, 'document', 'XPS'],
  [/^AndroidManifest\.xml$/, 'program', 'Android (APK)'],
  [/^META-INF\/MANIFEST\.MF$/i, 'program', 'Java (JAR)'],
]
const PICTURE = /\.(jpe?g|png|webp|gif|bmp|avif|jxl)$/i
const BOOK = /\.(pdf|docx?|epub|rtf|txt)$/i

/** What a zip holds, by the names in it. Throws what `openArchive` throws, and `file_cut_off` when too little is left to tell. */
export async function identifyZip(path: string): Promise<TrueType> {
  const archive = await openArchive(path)
  try {
    const { names } = archive
    if (names.length === 0) return { kind: 'unknown' }
    const mimetype = (await archive.read('mimetype').catch(() => undefined))?.toString('latin1').trim() ?? ''
    const some = (pattern: RegExp): boolean => names.some((name) => pattern.test(name))
    if (mimetype.startsWith(OPEN_DOCUMENT_TYPE)) {
      const subtype = mimetype.slice(OPEN_DOCUMENT_TYPE.length).replace(/-template$/, '')
      return foreign('document', typeName(OPEN_DOCUMENT[subtype] ?? 'odt'))
    }
    if (mimetype === 'application/epub+zip' || archive.has('META-INF/container.xml'))
      return { kind: 'document', format: 'epub' }
    if (some(/^word\//i)) return { kind: 'document', format: 'docx' }
    const marked = MARKS.find(([pattern]) => some(pattern))
    if (marked) return foreign(marked[1], marked[2])
    if (some(/^\[Content_Types\]\.xml$/i) && (some(/(^|\/)document\d*\.xml$/i) || archive.cutOff))
      return { kind: 'document', format: 'docx' }
    if (archive.cutOff && some(/\.x?html?$|\.ncx$|^(OEBPS|OPS|EPUB)\//i)) return { kind: 'document', format: 'epub' }
    // A book somebody zipped again keeps its folder structure one level down; a picture folder zipped is a comic.
    if (some(/\.opf$/i) && !some(BOOK)) return { kind: 'document', format: 'epub' }
    if (archive.cutOff && !some(BOOK) && !some(PICTURE)) throw new MizanError('file_cut_off')
    const files = names.filter((name) => !/(^|\/)(\.|__MACOSX\/|ComicInfo\.xml$|Thumbs\.db$)/i.test(name))
    const comic = files.length > 0 && files.every((name) => PICTURE.test(name))
    return foreign('archive', comic ? 'ZIP (CBZ)' : zipName(files))
  } finally {
    archive.close()
  }
}

/** A zip of one book is named by what is in it. @example zipName(['a/book.pdf']) // 'ZIP (PDF)' */
function zipName(files: readonly string[]): string {
  const books = files.filter((name) => BOOK.test(name))
  const extension = books.length === 1 ? (/\.(\w+)$/.exec(books[0] ?? '')?.[1] ?? '').toLowerCase() : ''
  return extension in FORMAT_NAMES ? `ZIP (${extension.toUpperCase()})` : 'ZIP'
}

function foreign(kind: 'document' | 'program' | 'archive', name: string): TrueType {
  return { kind: 'foreign', foreign: { kind, name } }
}
