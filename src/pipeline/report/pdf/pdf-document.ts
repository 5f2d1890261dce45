import type { Language } from '../../../contract/languages.ts'

/** What a report is made of: a template, its data, and the pictures the data names as '/cover-0.jpg' and so on. */
export type PdfDocument = {
  template: 'book' | 'selection' | 'dossier'
  language: Language
  data: object
  pictures: Uint8Array[]
}

/** What the child is told: to set a document, or to join what was set in parts. */
export type PdfTask = { kind: 'set'; document: PdfDocument } | { kind: 'join'; parts: Uint8Array[] }

/** A finished file; how many pages it has and, from 0, on which the entries of its outline stand (nothing of a joined one). */
export type SetPdf = { bytes: Uint8Array; pages: number; outline: number[] }

export type PdfAnswer = ({ type: 'pdf' } & SetPdf) | { type: 'failure'; cause: string }

/** @example pictureName(0) // '/cover-0.jpg' */
export function pictureName(index: number): string {
  return `/cover-${String(index)}.jpg`
}
