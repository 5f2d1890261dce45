import { posix } from 'node:path'

/**
 * The archive name a relative address means, or undefined when it points outside (another host, a parent of the root).
 * @example resolveHref('EPUB/text/c1.xhtml', '../images/a%20b.jpg#x') // 'EPUB/images/a b.jpg'
 */
export function resolveHref(from: string, href: string): string | undefined {
  const plain = href.split(/[?#]/)[0] ?? ''
  if (/^[a-z][a-z\d+.-]*:/i.test(plain)) return undefined
  const path = plain === '' ? from : posix.join(plain.startsWith('/') ? '' : posix.dirname(from), decodePercent(plain))
  const normal = posix.normalize(path).replace(/^\/+/, '')
  return normal.startsWith('..') ? undefined : normal
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
