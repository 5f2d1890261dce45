import type { BookFormat } from '../../contract/book-text.ts'

/** How a person knows a format. Names of products and formats are the same in English and Arabic sentences. */
export const FORMAT_NAMES: Record<Exclude<BookFormat, 'image'>, string> = {
  pdf: 'PDF',
  docx: 'Word (DOCX)',
  doc: 'Word (DOC)',
  rtf: 'RTF',
  epub: 'EPUB',
  txt: 'TXT',
}

const KNOWN: Record<string, string> = {
  jpg: 'JPG',
  jpeg: 'JPG',
  exe: 'Windows (EXE)',
  xlsx: 'Excel (XLSX)',
  xlsm: 'Excel (XLSX)',
  xls: 'Excel (XLS)',
  pptx: 'PowerPoint (PPTX)',
  pptm: 'PowerPoint (PPTX)',
  odt: 'OpenDocument (ODT)',
  ods: 'OpenDocument (ODS)',
  odp: 'OpenDocument (ODP)',
  odg: 'OpenDocument (ODG)',
  mobi: 'Kindle (MOBI/AZW)',
  chm: 'CHM',
  heic: 'HEIC',
  tif: 'TIFF',
  psd: 'Photoshop (PSD)',
  ps: 'PostScript',
  eps: 'PostScript (EPS)',
  elf: 'Linux (ELF)',
  macho: 'macOS (Mach-O)',
  wasm: 'WebAssembly',
  swf: 'Flash (SWF)',
  lnk: 'Windows (LNK)',
  class: 'Java',
  rar: 'RAR (CBR)',
  '7z': '7-Zip',
  gz: 'GZIP',
  asf: 'WMV/WMA',
  mpg: 'MPEG',
}

/** @example typeName('xlsx') // 'Excel (XLSX)' */
export function typeName(extension: string): string {
  const plain = extension.replace(/^\./, '').toLowerCase()
  return (
    KNOWN[plain] ?? (plain in FORMAT_NAMES ? FORMAT_NAMES[plain as keyof typeof FORMAT_NAMES] : plain.toUpperCase())
  )
}
