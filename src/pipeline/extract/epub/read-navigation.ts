import type { Archive } from '../archive/open-archive.ts'
import { resolveHref } from '../archive/resolve-href.ts'
import { decodeMarkup } from '../markup/decode-markup.ts'
import { findAll, findFirst, readXml, type XmlElement } from '../markup/read-xml.ts'
import type { EpubPackage } from './read-package.ts'

/** A place in the book with its name: a chapter of the contents or a page of the printed edition. */
export type Target = { path: string; id: string | undefined; label: string }
export type Navigation = { contents: Target[]; pages: Target[] }

/** The table of contents and the page list, from the navigation document (EPUB 3) or the NCX (EPUB 2). Broken ones are as good as none. */
export async function readNavigation(archive: Archive, { manifest }: EpubPackage): Promise<Navigation> {
  const document = manifest.find((item) => item.properties.split(/\s+/).includes('nav'))
  const ncx = manifest.find((item) => /ncx/i.test(item.type) || /\.ncx$/i.test(item.path))
  const found: Navigation = { contents: [], pages: [] }
  if (document) {
    const root = await readTree(archive, document.path)
    for (const nav of root ? findAll(root, 'nav') : []) {
      const targets = findAll(nav, 'a').flatMap((link) => target(document.path, link.attributes['href'], link.text))
      if (/\btoc\b/.test(nav.attributes['type'] ?? '')) found.contents.push(...targets)
      if (/\bpage-list\b/.test(nav.attributes['type'] ?? '')) found.pages.push(...targets)
    }
  }
  if (ncx && (found.contents.length === 0 || found.pages.length === 0)) {
    const root = await readTree(archive, ncx.path)
    const targets = (name: string): Target[] =>
      (root ? findAll(root, name) : []).flatMap((point) =>
        target(
          ncx.path,
          point.children.find((child) => child.name === 'content')?.attributes['src'],
          (point.children.find((child) => child.name === 'navLabel') ?? point).text,
        ),
      )
    if (found.contents.length === 0) found.contents = targets('navPoint')
    if (found.pages.length === 0) found.pages = targets('pageTarget')
  }
  return found
}

async function readTree(archive: Archive, path: string): Promise<XmlElement | undefined> {
  const bytes = await archive.read(path).catch(() => undefined)
  const root = bytes && readXml(decodeMarkup(bytes))
  return root && (findFirst(root, 'html') ?? root)
}

function target(from: string, href: string | undefined, text: string): Target[] {
  const path = href === undefined ? undefined : resolveHref(from, href)
  const label = text.replaceAll(/\s+/g, ' ').trim()
  return path === undefined || label === '' ? [] : [{ path, id: href?.split('#')[1] || undefined, label }]
}
