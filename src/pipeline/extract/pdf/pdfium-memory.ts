import type { Pdfium } from './pdfium-module.ts'

/** Runs `use` with `size` bytes of PDFium's memory and gives them back. Throws when PDFium has none left. */
export function withMemory<T>(pdfium: Pdfium, size: number, use: (address: number) => T): T {
  const address = pdfium.wasmExports.malloc(size)
  if (address === 0) throw new Error(`PDFium could not allocate ${size} bytes`)
  try {
    return use(address)
  } finally {
    pdfium.wasmExports.free(address)
  }
}

let view: DataView = new DataView(new ArrayBuffer(0))

/** A view of the memory as it is now: growing the memory detaches older views, so never keep one over a call. */
export function memoryView(pdfium: Pdfium): DataView {
  // Asked several times for each character of a page: the view is made anew only when the memory has moved.
  if (view.buffer !== pdfium.HEAPU8.buffer) view = new DataView(pdfium.HEAPU8.buffer)
  return view
}

/** `count` UTF-16 code units at `address`. */
export function readUtf16(pdfium: Pdfium, address: number, count: number): string {
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(pdfium.HEAPU8.slice(address, address + count * 2))
}

/** Long enough for any title or label; a longer one is not one. */
const MAX_STRING_BYTES = 16_384

/** A string from the calls that first tell the size in bytes, its two closing zeros included, and then fill a buffer. */
export function readSizedString(pdfium: Pdfium, call: (buffer: number, size: number) => number): string {
  const size = call(0, 0)
  if (size <= 2 || size > MAX_STRING_BYTES) return ''
  return withMemory(pdfium, size, (buffer) => {
    call(buffer, size)
    return readUtf16(pdfium, buffer, size / 2 - 1)
  })
}
