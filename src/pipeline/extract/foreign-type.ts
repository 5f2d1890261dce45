import { fileTypeFromBuffer } from 'file-type'
import type { ErrorCode } from '../../contract/error-codes.ts'
import { MizanError } from '../../contract/errors.ts'
import { identifyMarkup } from './identify-markup.ts'
import { typeName } from './type-names.ts'

/** What can be done with a file that is not read: save it as something else, unpack it, or look for the book itself. */
export type ForeignKind = 'document' | 'picture' | 'archive' | 'recording' | 'program' | 'other'
export type Foreign = { kind: ForeignKind; name: string }

const CODES: Record<ForeignKind, ErrorCode> = {
  document: 'disguised_type',
  picture: 'disguised_picture',
  archive: 'disguised_archive',
  recording: 'disguised_recording',
  program: 'disguised_program',
  other: 'disguised_other',
}

/** Signatures that file-type does not know or only in a whole file: where they stand, what they are (documents unless told). */
const SIGNATURES: [at: number, signature: string, name: string, kind?: ForeignKind][] = [
  [0, 'AT&TFORM', 'DjVu'],
  [60, 'BOOKMOBI', 'Kindle (MOBI/AZW)'],
  [60, 'TEXtREAd', 'Palm (PDB)'],
  [60, 'PNRdPPrs', 'eReader (PDB)'],
  [0, 'TPZ', 'Kindle (AZW/Topaz)'],
  [0, '\xeaDRMION\xee', 'Kindle (KFX)'],
  [0, 'CONT\x02\0', 'Kindle (KFX)'],
  [0, 'ITOLITLS', 'Microsoft Reader (LIT)'],
  [0, 'ITSF', 'CHM'],
  [0, 'L\0R\0F\0\0\0', 'Sony Reader (LRF)'],
  [0, '\xffWPC', 'WordPerfect'],
  [0, 'II*\0', 'TIFF', 'picture'],
  [0, 'MM\0*', 'TIFF', 'picture'],
  [0, '%!PS', 'PostScript'],
  [0, '\xc5\xd0\xd3\xc6', 'PostScript (EPS)'],
  [0, '\x06\x06\xed\xf5\xd8\x1d\x46\xe5\xbd\x31\xef\xe7\xfe\x74\xb7\x1d', 'InDesign (INDD)'],
]

const DOCUMENTS = new Set('mobi ps eps odt ods odp docx xlsx pptx chm pages key numbers indd psd vsdx pst'.split(' '))
const ARCHIVES = new Set(
  'rar 7z gz bz2 xz tar tar.gz zst lz lz4 lzh Z ar deb rpm cab arj ace cpio iso dmg zip'.split(' '),
)
const PROGRAMS = new Set('exe elf macho wasm jar apk class swf lnk crx xpi reg'.split(' '))
/** What file-type calls these is not what they are to us. */
const NOT_BINARY = new Set(['xml', 'rtf', 'txt', 'pdf', 'cfb'])

/** What a file is when it is none of the documents we read, by its first bytes; undefined when nothing is known of it. */
export async function identifyForeign(head: Buffer): Promise<(Foreign & { extension?: string }) | undefined> {
  const signed = SIGNATURES.find(([at, signature]) => head.toString('latin1', at, at + signature.length) === signature)
  if (signed) return { kind: signed[3] ?? 'document', name: signed[2] }
  const markup = identifyMarkup(head)
  if (markup !== undefined) return { kind: 'document', name: markup }
  // Two letters make a signature ("BM", "MZ"), and a story may begin with them: what holds no control character is text.
  if (!/[\0-\x08\x0e-\x19]/.test(head.toString('latin1'))) return undefined
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  if (found && !NOT_BINARY.has(found.ext))
    return { kind: kindOf(found.ext, found.mime), name: typeName(found.ext), extension: found.ext }
  return undefined
}

function kindOf(extension: string, mime: string): ForeignKind {
  if (DOCUMENTS.has(extension)) return 'document'
  if (ARCHIVES.has(extension)) return 'archive'
  if (PROGRAMS.has(extension)) return 'program'
  if (mime.startsWith('image/')) return 'picture'
  return /^(video|audio)\/|ogg|matroska|^application\/mxf/.test(mime) ? 'recording' : 'other'
}

/** The error that says what the file really is and what to do with it. */
export function disguised({ kind, name }: Foreign, expected: string): MizanError {
  return new MizanError(CODES[kind], { expected, actual: name })
}
