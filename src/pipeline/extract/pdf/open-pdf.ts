import { MizanError } from '../../../contract/errors.ts'
import { discardPdfium, loadPdfium } from './pdfium-module.ts'
import type { Pdfium } from './pdfium-module.ts'
import { readSizedString, withMemory } from './pdfium-memory.ts'

export type OpenPdf = {
  readonly pdfium: Pdfium
  readonly document: number
  readonly pageCount: number
  /** An entry of the document's information dictionary, '' where it has none. */
  metaText(tag: 'Title' | 'Author' | 'Subject' | 'Keywords' | 'Producer' | 'Creator'): string
  /** The label the file declares for a 0-based page ("xii"), '' where it declares none. */
  pageLabel(index: number): string
  /** After PDFium trapped: nothing more may be asked of it, and it cannot be closed. */
  abandon(): void
  close(): void
}

const PASSWORD = 4
const SECURITY = 5

/**
 * Opens a PDF. A file that only restricts printing or copying (owner password) opens; one that asks its reader for a
 * password does not.
 * @throws MizanError password_protected, drm_protected, damaged_file
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const pdfium = await loadPdfium()
  const address = pdfium.wasmExports.malloc(bytes.byteLength)
  if (address === 0) throw new MizanError('extraction_memory')
  pdfium.HEAPU8.set(bytes, address)
  const document = pdfium._FPDF_LoadMemDocument(address, bytes.byteLength, 0)
  if (document === 0) {
    const reason = pdfium._FPDF_GetLastError()
    pdfium.wasmExports.free(address)
    if (reason === PASSWORD) throw new MizanError('password_protected')
    throw new MizanError(reason === SECURITY ? 'drm_protected' : 'damaged_file')
  }
  let open = true
  return {
    pdfium,
    document,
    pageCount: pdfium._FPDF_GetPageCount(document),
    metaText: (tag) =>
      withMemory(pdfium, tag.length + 1, (name) => {
        pdfium.HEAPU8.set(Buffer.from(`${tag}\0`, 'latin1'), name)
        return readSizedString(pdfium, (buffer, size) => pdfium._FPDF_GetMetaText(document, name, buffer, size))
      }),
    pageLabel: (index) =>
      readSizedString(pdfium, (buffer, size) => pdfium._FPDF_GetPageLabel(document, index, buffer, size)),
    abandon: () => {
      open = false
      discardPdfium()
    },
    close: () => {
      if (!open) return
      open = false
      pdfium._FPDF_CloseDocument(document)
      pdfium.wasmExports.free(address)
    },
  }
}
