import { extensionOf } from '../../../contract/limits.ts'

const MAX_CHARACTERS = 200

/**
 * The name a person gave a file, safe to show and to save under: no folders, no control characters and no marks that
 * reverse the reading direction (which can disguise an extension).
 * @example displayName('..\\books\\Alice.epub') // 'Alice.epub'
 */
export function displayName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const clean = base
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff\ufffe\uffff]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (clean.length <= MAX_CHARACTERS) return clean
  const extension = extensionOf(clean).slice(0, 10)
  return (
    clean
      .slice(0, MAX_CHARACTERS - extension.length)
      .toWellFormed()
      .replaceAll('\ufffd', '') + extension
  )
}
