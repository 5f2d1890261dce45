import type { BookCover } from '../../../contract/book-text.ts'
import { MizanError } from '../../../contract/errors.ts'
import { openArchive, type Archive } from '../archive/open-archive.ts'
import { decodeMarkup } from '../markup/decode-markup.ts'
import { readMarkup } from '../markup/read-markup.ts'
import { asCover } from '../picture-type.ts'
import type { RawPage, Reader } from '../reader.ts'
import { checkRights } from './check-rights.ts'
import { hidingClasses } from './hiding-classes.ts'
import { readPackage, type EpubPackage, type ManifestItem } from './read-package.ts'
import { resolveHref } from '../archive/resolve-href.ts'
import { splitSection } from './split-section.ts'

/** A section longer than this is of no use as a place to look up a quote. */
const LONGEST_SECTION = 60_000
const MOST_STYLESHEETS = 20
/** A section's own styles stand in its head. */
const HEAD_CHARACTERS = 64 * 1024

/** EPUB 2 and 3: one section per content document in spine order, long ones split at their headings. */
export const epubReader: Reader = {
  format: 'epub',
  async read({ paths, onProgress }) {
    const archive = await openArchive(paths[0])
    try {
      await checkRights(archive)
      const description = await readPackage(archive)
      const hiding = await readHidingClasses(archive)
      const pages: RawPage[] = []
      let hidden = false
      let missing = 0
      const seen = new Set<string>()
      for (const [index, item] of description.spine.entries()) {
        if (!isContent(item) || seen.has(item.path)) continue
        seen.add(item.path)
        const content = await readContent(archive, item, hiding)
        if (!content) {
          missing++
          pages.push({ text: '', source: 'text', unread: true })
          continue
        }
        hidden ||= content.hidden
        pages.push(...splitSection(content))
        onProgress((index + 1) / description.spine.length)
      }
      if (pages.length === 0 || missing === pages.length)
        throw new MizanError('damaged_file', {}, { cause: 'empty spine' })
      return {
        format: 'epub',
        // Parts have no place for an unread section.
        pageKind: missing === 0 && pages.some((page) => page.text.length > LONGEST_SECTION) ? 'part' : 'section',
        pages,
        metadata: description.metadata,
        cover: await readCover(archive, description),
        notices: hidden ? [{ code: 'hidden_text' }] : [],
      }
    } finally {
      archive.close()
    }
  },
}

async function readContent(
  archive: Archive,
  item: ManifestItem,
  hiding: ReadonlySet<string> = new Set(),
): Promise<ReturnType<typeof readMarkup> | undefined> {
  const bytes = await archive.read(item.path)
  if (!bytes) return undefined
  const markup = decodeMarkup(bytes)
  const own = /<style\b[^>]*>([^<]*)/i.exec(markup.slice(0, HEAD_CHARACTERS))?.[1]
  return readMarkup(markup, own === undefined ? hiding : new Set([...hiding, ...hidingClasses(own)]))
}

/** What any stylesheet of the book hides. One that cannot be read spoils nothing else. */
async function readHidingClasses(archive: Archive): Promise<Set<string>> {
  const classes = new Set<string>()
  for (const name of archive.names.filter((found) => /\.css$/i.test(found)).slice(0, MOST_STYLESHEETS)) {
    const bytes = await archive.read(name).catch(() => undefined)
    for (const found of hidingClasses(bytes?.toString('utf8') ?? '')) classes.add(found)
  }
  return classes
}

function isContent(item: ManifestItem): boolean {
  return /xhtml|html|xml|dtbook/i.test(item.type) || (item.type === '' && /\.x?html?$/i.test(item.path))
}

/** The declared cover, else the only picture of the first content document. */
async function readCover(archive: Archive, description: EpubPackage): Promise<BookCover | null> {
  const readPicture = async (path: string | undefined): Promise<BookCover | null> =>
    path === undefined ? null : asCover(await archive.read(path).catch(() => undefined))
  const declared = await readPicture(description.coverPath)
  const first = description.spine[0]
  if (declared || !first) return declared
  const content = await readContent(archive, first).catch(() => undefined)
  const source = content?.images[0]
  return source === undefined ? null : readPicture(resolveHref(first.path, source))
}
