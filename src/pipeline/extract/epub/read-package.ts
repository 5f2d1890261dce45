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
  /** Content documents in reading order. */
  spine: ManifestItem[]
  manifest: ManifestItem[]
  coverPath?: string
}

/** The package description of an EPUB 2 or 3. Throws `damaged_file` when there is none. */
export async function readPackage(archive: Archive): Promise<EpubPackage> {
  const path = await packagePath(archive)
  const bytes = path === undefined ? undefined : await archive.read(path)
  if (path === undefined || !bytes) throw new MizanError('damaged_file', {}, { cause: 'no package document' })
  const root = readXml(decodeMarkup(bytes))
  const manifest = findAll(root, 'item').flatMap((item) => {
    const { id, href } = item.attributes
    const target = href === undefined ? undefined : resolveHref(path, href)
    return id === undefined || target === undefined
      ? []
      : [
          {
            id,
            path: target,
            type: item.attributes['media-type'] ?? '',
            properties: item.attributes['properties'] ?? '',
          },
        ]
  })
  const byId = new Map(manifest.map((item) => [item.id, item]))
  const spine = findAll(root, 'itemref').flatMap((reference) => byId.get(reference.attributes['idref'] ?? '') ?? [])
  const coverPath = findCover(root, manifest, byId)
  return { metadata: readMetadata(root), spine, manifest, ...(coverPath !== undefined && { coverPath }) }
}

async function packagePath(archive: Archive): Promise<string | undefined> {
  const container = await archive.read('META-INF/container.xml')
  const declared = container && findFirst(readXml(decodeMarkup(container)), 'rootfile')?.attributes['full-path']
  if (declared !== undefined && archive.has(declared)) return declared
  return archive.names.find((name) => /\.opf$/i.test(name) && !name.startsWith('__MACOSX/'))
}

function readMetadata(root: XmlElement): BookMetadata {
  const metadata = findFirst(root, 'metadata') ?? root
  const texts = (name: string): string[] =>
    findAll(metadata, name)
      .map((element) => element.text.trim())
      .filter((text) => text !== '')
  const property = (name: string): string | undefined =>
    findAll(metadata, 'meta')
      .map((meta) =>
        meta.attributes['property'] === name
          ? meta.text.trim()
          : meta.attributes['name'] === name
            ? meta.attributes['content']
            : undefined,
      )
      .find((value) => value !== undefined && value !== '')
  const found: Record<keyof BookMetadata, string | undefined> = {
    title: texts('title')[0],
    author: authors(metadata).join(', ') || undefined,
    publisher: texts('publisher')[0],
    isbn: [...texts('identifier'), ...texts('source')].map(isbnIn).find((isbn) => isbn !== undefined),
    language: texts('language')[0],
    typicalAgeRange: property('schema:typicalAgeRange') ?? property('typicalAgeRange'),
    contentRating: property('schema:contentRating') ?? property('contentRating'),
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
