import { decodeText } from './txt/decode-text.ts'

const KINDS: [RegExp, string][] = [
  [/<FictionBook[\s>]/, 'FictionBook (FB2)'],
  [/<(pkg:package|w:wordDocument)[\s>]/, 'Word XML'],
  [/<office:document[\s>-]/, 'OpenDocument (FODT)'],
  [/<svg[\s>]/i, 'SVG'],
  [/<package[\s>][^]*<spine/i, 'OPF'],
  [/<!doctype html|<html[\s>]/i, 'HTML'],
]

/** The name of the markup a file is written in, or undefined when it is not markup. @example 'FictionBook (FB2)' */
export function identifyMarkup(head: Buffer): string | undefined {
  const start = decodeText(head.subarray(0, 8_192)).text.trimStart()
  // What Word saves as a "single file web page", often still called .doc.
  if (/^(From:[^\n]*\n[^]{0,500})?MIME-Version:/i.test(start)) return 'MHTML'
  if (!start.startsWith('<')) return undefined
  const named = KINDS.find(([pattern]) => pattern.test(start))?.[1]
  if (named) return named
  if (/^<\?xml\b/i.test(start)) return 'XML'
  return /^<(head|body|meta|table|div|p)[\s>]/i.test(start) && /<\/\w+>/.test(start) ? 'HTML' : undefined
}
