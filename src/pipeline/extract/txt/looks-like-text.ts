import { decodeText } from './decode-text.ts'

/** Whether bytes read as text in some encoding: next to no control characters. NULs alone do not count against it. */
export function looksLikeText(bytes: Uint8Array): boolean {
  const { text } = decodeText(bytes)
  const size = Math.max(1, text.length)
  const controls = text.match(/[\u0001-\u0008\u000E-\u0019\u001B-\u001F\u007F-\u009F]/g)?.length ?? 0
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  const nuls = text.match(/\0/g)?.length ?? 0
  return controls / size < 0.01 && broken / size < 0.1 && nuls / size < 0.5
}
