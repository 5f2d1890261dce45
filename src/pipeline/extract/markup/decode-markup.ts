import { decodeText } from '../txt/decode-text.ts'

/** Bytes of HTML or XML to text: byte order mark or UTF-16, then what the file declares, then what it looks like. */
export function decodeMarkup(bytes: Buffer): string {
  const guessed = decodeText(bytes)
  if (guessed.encoding.startsWith('utf-')) return guessed.text
  const start = bytes.toString('latin1', 0, 1_024)
  const declared = /encoding\s*=\s*["']([\w.:-]+)|charset\s*=\s*["']?([\w.:-]+)/i.exec(start)
  const label = declared?.[1] ?? declared?.[2]
  if (label === undefined) return guessed.text
  try {
    return new TextDecoder(label).decode(bytes)
  } catch (error) {
    if (error instanceof RangeError) return guessed.text
    throw error
  }
}
