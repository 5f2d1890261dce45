/** The file name twice: plain for old clients, UTF-8 for the others (RFC 6266). */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w.-]+/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
