import { PDFiumModule } from '@hyzyla/pdfium'

/** The functions of PDFium this reader calls. Handles and addresses are numbers, 0 means none. */
export type Pdfium = {
  HEAPU8: Uint8Array
  wasmExports: { malloc(size: number): number; free(address: number): void }
  _FPDF_InitLibrary: () => void
  _FPDF_LoadMemDocument: (address: number, size: number, password: number) => number
  _FPDF_CloseDocument: (document: number) => void
  _FPDF_GetLastError: () => number
  _FPDF_GetPageCount: (document: number) => number
  _FPDF_GetMetaText: (document: number, tag: number, buffer: number, size: number) => number
  _FPDF_GetPageLabel: (document: number, page: number, buffer: number, size: number) => number
  _FPDF_LoadPage: (document: number, index: number) => number
  _FPDF_ClosePage: (page: number) => void
  _FPDF_GetPageWidthF: (page: number) => number
  _FPDF_GetPageHeightF: (page: number) => number
  _FPDF_GetPageBoundingBox: (page: number, rect: number) => number
  _FPDFPage_GetRotation: (page: number) => number
  _FPDFPage_CountObjects: (page: number) => number
  _FPDFPage_GetObject: (page: number, index: number) => number
  _FPDFPageObj_GetType: (object: number) => number
  _FPDFPageObj_GetBounds: (object: number, left: number, bottom: number, right: number, top: number) => number
  _FPDFFormObj_CountObjects: (object: number) => number
  _FPDFFormObj_GetObject: (object: number, index: number) => number
  _FPDFPageObj_GetFillColor: (object: number, red: number, green: number, blue: number, alpha: number) => number
  _FPDFImageObj_GetImagePixelSize: (object: number, width: number, height: number) => number
  _FPDF_PageToDevice: (
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    x: number,
    y: number,
    deviceX: number,
    deviceY: number,
  ) => number
  _FPDFText_LoadPage: (page: number) => number
  _FPDFText_ClosePage: (text: number) => void
  _FPDFText_CountChars: (text: number) => number
  _FPDFText_GetText: (text: number, start: number, count: number, buffer: number) => number
  _FPDFText_GetCharIndexFromTextIndex: (text: number, index: number) => number
  _FPDFText_GetUnicode: (text: number, index: number) => number
  _FPDFText_IsGenerated: (text: number, index: number) => number
  _FPDFText_GetTextObject: (text: number, index: number) => number
  _FPDFText_GetCharOrigin: (text: number, index: number, x: number, y: number) => number
  _FPDFText_GetLooseCharBox: (text: number, index: number, rect: number) => number
  _FPDFText_GetCharBox: (
    text: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ) => number
  _FPDFText_GetCharAngle: (text: number, index: number) => number
  _FPDFTextObj_GetTextRenderMode: (object: number) => number
  _FPDFBookmark_GetFirstChild: (document: number, bookmark: number) => number
  _FPDFBookmark_GetNextSibling: (document: number, bookmark: number) => number
  _FPDFBookmark_GetTitle: (bookmark: number, buffer: number, size: number) => number
  _FPDFBookmark_GetDest: (document: number, bookmark: number) => number
  _FPDFBookmark_GetAction: (bookmark: number) => number
  _FPDFAction_GetDest: (document: number, action: number) => number
  _FPDFDest_GetDestPageIndex: (document: number, destination: number) => number
  _FPDFBitmap_CreateEx: (width: number, height: number, format: number, address: number, stride: number) => number
  _FPDFBitmap_FillRect: (
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    color: number,
  ) => void
  _FPDFBitmap_Destroy: (bitmap: number) => void
  _FPDF_RenderPageBitmap: (
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ) => void
}

let loaded: Promise<Pdfium> | undefined

/** PDFium as WebAssembly, one instance for the process: it is not re-entrant and never gives its memory back. */
export function loadPdfium(): Promise<Pdfium> {
  loaded ??= instantiate()
  return loaded
}

const silent = (): void => undefined

async function instantiate(): Promise<Pdfium> {
  const options: Record<string, unknown> = { print: silent, printErr: silent }
  const start = PDFiumModule as unknown as (options: Record<string, unknown>) => Promise<Pdfium>
  const pdfium = withoutWrappers(await start(options))
  pdfium._FPDF_InitLibrary()
  return pdfium
}

/**
 * PDFium's functions as WebAssembly exports them. The package wraps each in a check that composes two sentences a call,
 * and a page is asked four times for each of its characters: a twentieth of the time of a book.
 */
function withoutWrappers(module: Pdfium): Pdfium {
  const { wasmExports } = module
  const functions = Object.fromEntries(Object.entries(wasmExports).map(([name, call]) => [`_${name}`, call]))
  return Object.defineProperty({ ...functions, wasmExports }, 'HEAPU8', { get: () => module.HEAPU8 }) as Pdfium
}

/** True for an error after which PDFium's memory is in disorder and nothing more may be asked of it. */
export function isTrap(error: unknown): boolean {
  return error instanceof Error && error.name === 'RuntimeError'
}

/** Forgets an instance that trapped: its memory is in disorder. The next `loadPdfium` starts a new one. */
export function discardPdfium(): void {
  loaded = undefined
}
