import type { Language } from '../../../contract/languages.ts'

/** What a report is made of: a template, its data, and the pictures the data names as '/cover-0.jpg' and so on. */
export type PdfDocument = {
  template: 'book' | 'selection' | 'dossier'
  language: Language
  data: object
  pictures: Uint8Array[]
}

/** What the child is told and what it answers. */
export type PdfAnswer = { type: 'pdf'; bytes: Uint8Array } | { type: 'failure'; cause: string }

/** @example pictureName(0) // '/cover-0.jpg' */
export function pictureName(index: number): string {
  return `/cover-${String(index)}.jpg`
}
