import type { Language } from '../../../contract/languages.ts'

/** What a report is made of: a template, its data, and the pictures the data names as '/cover-0.jpg' and so on. */
export type PdfDocument = {
  template: 'book' | 'selection' | 'dossier' | 'list' | 'page-numbers'
  language: Language
  data: object
  pictures: Uint8Array[]
}

/** What the child is told: to set a document; or to take the parts of a long report one by one, and to join them. */
export type PdfTask = { kind: 'set'; document: PdfDocument } | { kind: 'take'; part: Uint8Array } | { kind: 'join' }

/** A finished file; how many pages it has and, from 0, on which the entries of its outline stand (nothing of a joined one). */
export type SetPdf = { bytes: Uint8Array; pages: number; outline: number[] }

/** A file comes in pieces, so that a long one never stands in memory twice. */
export type PdfAnswer =
  | { type: 'piece'; bytes: Uint8Array }
  | { type: 'done'; pages: number; outline: number[] }
  | { type: 'failure'; cause: string }

/** @example pictureName(0) // '/cover-0.jpg' */
export function pictureName(index: number): string {
  return `/cover-${String(index)}.jpg`
}
