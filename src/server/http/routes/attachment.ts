/** Names that mean a device on Windows, whatever follows their first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** The file name twice: plain for old clients, UTF-8 for the others (RFC 6266). */
export function attachment(name: string): string {
  // Neither hidden nor a device where it is saved.
  const saved = name
    .toWellFormed()
    .replace(/^(?=\.)/, '_')
    .replace(DEVICE, '_$&')
  const plain = saved.replaceAll(/[^\w.-]+/g, '_')
  const encoded = encodeURIComponent(saved).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
