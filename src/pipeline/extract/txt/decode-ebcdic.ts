/** IBM code page 500 (International EBCDIC), byte by byte; 0x25 and 0x15 end lines. */
const CODE_PAGE_500 =
  '\u0000\u0001\u0002\u0003\u009C\u0009\u0086\u007F\u0097\u008D\u008E\u000B\u000C\u000D\u000E\u000F\u0010\u0011\u0012\u0013\u009D\u0085\u0008\u0087\u0018\u0019\u0092\u008F\u001C\u001D\u001E\u001F' +
  '\u0080\u0081\u0082\u0083\u0084\u000A\u0017\u001B\u0088\u0089\u008A\u008B\u008C\u0005\u0006\u0007\u0090\u0091\u0016\u0093\u0094\u0095\u0096\u0004\u0098\u0099\u009A\u009B\u0014\u0015\u009E\u001A' +
  ' \u00A0âäàáãåçñ[.<(+!&éêëèíîïìß]$*);^' +
  '-/ÂÄÀÁÃÅÇÑ¦,%_>?øÉÊËÈÍÎÏÌ`:#@\'="' +
  'Øabcdefghi«»ðýþ±°jklmnopqrªºæ¸Æ¤' +
  'µ~stuvwxyz¡¿ÐÝÞ®¢£¥·©§¶¼½¾¬|¯¨´×' +
  '{ABCDEFGHI\u00ADôöòóõ}JKLMNOPQR¹ûüùúÿ' +
  '\\÷STUVWXYZ²ÔÖÒÓÕ0123456789³ÛÜÙÚ\u009F'

/** Text of a mainframe, or undefined when the bytes are not: there a space is 0x40 and 0x20 hardly occurs. */
export function decodeEbcdic(bytes: Uint8Array, sampleBytes: number): string | undefined {
  const sample = bytes.subarray(0, sampleBytes)
  const count = (byte: number): number => sample.reduce((total, found) => total + (found === byte ? 1 : 0), 0)
  if (count(0x40) < 0.08 * sample.length || count(0x20) > 0.01 * sample.length) return undefined
  const letters = decode(sample).match(/[a-zA-Z \n\r.,]/g)?.length ?? 0
  return letters > 0.8 * sample.length ? decode(bytes) : undefined
}

function decode(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return latin.replaceAll(/[^]/g, (byte) => CODE_PAGE_500[byte.charCodeAt(0)] ?? '').replaceAll('\u0085', '\n')
}
