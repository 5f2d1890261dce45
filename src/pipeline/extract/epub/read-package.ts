import type { BookMetadata } from '../../../contract/book-text.ts'
import { MizanError } from '../../../contract/errors.ts'
import type { Archive } from '../archive/open-archive.ts'
import { isbnIn } from '../isbn.ts'
import { decodeMarkup } from '../markup/decode-markup.ts'
import { findAll, findFirst, readXml, type XmlElement } from '../markup/read-xml.ts'
import { resolveHref } from '../archive/resolve-href.ts'

export type ManifestItem = { id: string; path: string; type: string; properties: string }
export type EpubPackage = {
  metadata: BookMetadata
  /** Content documents in reading order, each once; what is read beside the line ("linear" is no) comes last. */
  spine: ManifestItem[]
  manifest: ManifestItem[]
  coverPath?: string
}

/**
 * The package description of an EPUB 2 or 3. Where it is missing or names nothing, as in a file that was cut off, the
 * content documents in the order they are packed. Throws `damaged_file` or `file_cut_off` when there is neither.
 */
export async function readPackage(archive: Archive): Promise<EpubPackage> {
  const path = await packagePath(archive)
  const bytes = path === undefined ? undefined : await archive.read(path).catch(() => undefined)
  const root = readXml(bytes ? decodeMarkup(bytes) : '')
  const manifest = findAll(root, 'item').flatMap((item) => {
    const { id, href } = item.attributes
    const target = href === undefined ? undefined : resolveHref(path ?? '', href)
    if (id === undefined || target === undefined) return []
    const { 'media-type': type = '', properties = '' } = item.attributes
    return [{ id, path: findName(archive, target), type, properties }]
  })
  const byId = new Map(manifest.map((item) => [item.id, item]))
  const references = findAll(root, 'itemref').map(({ attributes }) => ({
    item: byId.get(attributes['idref'] ?? ''),
    beside: attributes['linear'] === 'no',
  }))
  const ordered = [...references.filter(({ beside }) => !beside), ...references.filter(({ beside }) => beside)]
  const listed = ordered.flatMap(({ item }) => (item && isContent(item) ? [item] : []))
  const spine = [
    ...new Map((listed.length > 0 ? listed : packedContent(archive)).map((item) => [item.path, item])).values(),
  ]
  if (spine.length === 0)
    throw new MizanError(archive.cutOff ? 'file_cut_off' : 'damaged_file', {}, { cause: 'no content documents' })
  const coverPath = findCover(root, manifest, byId)
  return { metadata: readMetadata(root), spine, manifest, ...(coverPath !== undefined && { coverPath }) }
}

async function packagePath(archive: Archive): Promise<string | undefined> {
  const container = await archive.read('META-INF/container.xml').catch(() => undefined)
  const declared = container && findFirst(readXml(decodeMarkup(container)), 'rootfile')?.attributes['full-path']
  const found = declared === undefined ? undefined : findName(archive, declared.replace(/^\/+/, ''))
  if (found !== undefined && archive.has(found)) return found
  return archive.names.find((name) => /\.opf$/i.test(name) && !name.startsWith('__MACOSX/'))
}

/** The name as it is packed: some programs do not care for capitals, accents or escapes. */
function findName(archive: Archive, name: string): string {
  if (archive.has(name)) return name
  const plain = name.normalize('NFC').toLowerCase()
  return archive.names.find((found) => found.normalize('NFC').toLowerCase() === plain) ?? name
}

/** Media types are often wrong; what is called .xhtml is meant as content. */
function isContent({ type, path }: ManifestItem): boolean {
  if (/ncx|opf|smil/i.test(type)) return false
  return /xhtml|html|xml|dtbook/i.test(type) || /\.(x?html?|xht|xml)$/i.test(path)
}

function packedContent(archive: Archive): ManifestItem[] {
  return archive.names
    .filter((name) => /\.(x?html?|xht)$/i.test(name) && !/(^|\/)(nav|toc)\.x?html?$|^__MACOSX\//i.test(name))
    .map((path) => ({ id: path, path, type: '', properties: '' }))
}

function readMetadata(root: XmlElement): BookMetadata {
  const metadata = findFirst(root, 'metadata') ?? root
  const texts = (name: string): string[] =>
    findAll(metadata, name)
      .map((element) => element.text.trim())
      .filter((text) => text !== '')
  /** By the last part of the name: publishers write schema:, a11y: or a whole address before it, or nothing. */
  const property = (name: string): string | undefined =>
    findAll(metadata, 'meta')
      .filter(({ attributes }) => (attributes['property'] ?? attributes['name'] ?? '').split(/[:#/]/).at(-1) === name)
      .map((meta) => (meta.attributes['content'] ?? meta.text).trim())
      .find((value) => value !== '')
  const found: Record<keyof BookMetadata, string | undefined> = {
    title: texts('title')[0],
    author: authors(metadata).join(', ') || undefined,
    publisher: texts('publisher')[0],
    isbn: [...texts('identifier'), ...texts('source')].map(isbnIn).find((isbn) => isbn !== undefined),
    language: texts('language')[0],
    typicalAgeRange: property('typicalAgeRange'),
    contentRating: property('contentRating'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** Creators that are not marked as anything but author (illustrators and translators are creators too in the wild). */
function authors(metadata: XmlElement): string[] {
  const roles = new Map(
    findAll(metadata, 'meta')
      .filter((meta) => meta.attributes['property'] === 'role')
      .map((meta) => [(meta.attributes['refines'] ?? '').slice(1), meta.text.trim()]),
  )
  const creators = findAll(metadata, 'creator')
    .map((creator) => ({
      name: creator.text.trim().replaceAll(/\s+/g, ' '),
      role: creator.attributes['role'] ?? roles.get(creator.attributes['id'] ?? '') ?? 'aut',
    }))
    .filter(({ name }) => name !== '')
  const writers = creators.filter(({ role }) => role === 'aut')
  return (writers.length > 0 ? writers : creators).map(({ name }) => name)
}

function findCover(root: XmlElement, manifest: ManifestItem[], byId: Map<string, ManifestItem>): string | undefined {
  const version3 = manifest.find((item) => item.properties.split(/\s+/).includes('cover-image'))
  if (version3) return version3.path
  const named = findAll(root, 'meta').find((meta) => meta.attributes['name'] === 'cover')?.attributes['content'] ?? ''
  const version2 = byId.get(named) ?? manifest.find((item) => item.path.endsWith(`/${named}`) && named !== '')
  if (version2?.type.startsWith('image/')) return version2.path
  return manifest.find((item) => item.type.startsWith('image/') && /cover/i.test(item.id + item.path))?.path
}
