import type { BookCover } from '../../../contract/book-text.ts'
import { MizanError } from '../../../contract/errors.ts'
import { openArchive, type Archive } from '../archive/open-archive.ts'
import { resolveHref } from '../archive/resolve-href.ts'
import { decodeMarkup } from '../markup/decode-markup.ts'
import { readMarkup, type MarkupText } from '../markup/read-markup.ts'
import { findLarge } from '../pictures/find-large.ts'
import { readPictures } from '../pictures/read-pictures.ts'
import { asCover } from '../picture-type.ts'
import type { RawPage, Reader } from '../reader.ts'
import { checkRights, lockedContent } from './check-rights.ts'
import { contentsHeadings } from './contents-headings.ts'
import { hidingClasses } from './hiding-classes.ts'
import { printedPages, type Section } from './printed-pages.ts'
import { readNavigation } from './read-navigation.ts'
import { readPackage, type EpubPackage, type ManifestItem } from './read-package.ts'
import { splitSection } from './split-section.ts'

/** A section longer than this is of no use as a place to look up a quote. */
const LONGEST_SECTION = 60_000
const MOST_STYLESHEETS = 20
/** A section's own styles stand in its head. */
const HEAD_CHARACTERS = 64 * 1024

/**
 * EPUB 2 and 3, in spine order: the pages of the printed edition where the book marks them, else one section per content
 * document, long ones split at their headings.
 */
export const epubReader: Reader = {
  format: 'epub',
  async read({ paths, onProgress, deadline, takePictures = readPictures }) {
    const archive = await openArchive(paths[0])
    try {
      await checkRights(archive)
      const description = await readPackage(archive)
      const hiding = await readHidingClasses(archive)
      const navigation = await readNavigation(archive, description)
      const contents = Map.groupBy(navigation.contents, ({ path }) => path)
      const sections: Section[] = []
      for (const [index, item] of description.spine.entries()) {
        const content = await readContent(archive, item, hiding)
        sections.push({
          path: item.path,
          content: content && {
            ...content,
            headings: contentsHeadings(content, contents.get(item.path) ?? []),
            images: imagesOf(content, item.path),
          },
        })
        onProgress((index + 1) / description.spine.length)
      }
      const missing = sections.filter(({ content }) => !content).length
      if (missing === sections.length) throw await nothingReadable(archive)
      const printed = printedPages(
        sections,
        Map.groupBy(navigation.pages, ({ path }) => path),
      )
      const pages: RawPage[] =
        printed ??
        sections.flatMap(({ content }) =>
          content ? splitSection(content) : [{ text: '', source: 'text', unread: true }],
        )
      // Parts have no place for an unread section.
      const tooLong = missing === 0 && pages.some((page) => page.text.length > LONGEST_SECTION)
      return {
        format: 'epub',
        pageKind: printed ? 'page' : tooLong ? 'part' : 'section',
        pages,
        metadata: description.metadata,
        cover: await readCover(archive, description),
        pictures: await takePictures(archive, pages, deadline),
        notices: [
          ...(archive.cutOff ? [{ code: 'cut_off_file' as const }] : []),
          ...(sections.some(({ content }) => content?.hidden) ? [{ code: 'hidden_text' as const }] : []),
        ],
      }
    } finally {
      archive.close()
    }
  },
  enlarge: async (source, picture) => await findLarge(epubReader, source, picture),
}

async function nothingReadable(archive: Archive): Promise<MizanError> {
  return (
    (await lockedContent(archive)) ??
    new MizanError(archive.cutOff ? 'file_cut_off' : 'damaged_file', {}, { cause: 'no readable content document' })
  )
}

/** Undefined for a document that is missing, broken or locked: it stays a place in the book that was not read. */
async function readContent(
  archive: Archive,
  item: ManifestItem,
  hiding: ReadonlySet<string> = new Set(),
): Promise<MarkupText | undefined> {
  const bytes = await archive.read(item.path).catch((error: unknown) => {
    if (error instanceof MizanError && error.code === 'damaged_file') return undefined
    throw error
  })
  if (!bytes) return undefined
  const markup = decodeMarkup(bytes)
  if (bytes.length > 0 && !markup.includes('<')) return undefined
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

/** Its pictures by their paths in the archive. */
function imagesOf({ images }: MarkupText, path: string): MarkupText['images'] {
  return images.flatMap(({ source, at }) => {
    const found = resolveHref(path, source)
    return found === undefined ? [] : [{ source: found, at }]
  })
}

/** The declared cover, else the only picture of the first content document. */
async function readCover(archive: Archive, description: EpubPackage): Promise<BookCover | null> {
  const readPicture = async (path: string | undefined): Promise<BookCover | null> =>
    path === undefined ? null : asCover(await archive.read(path).catch(() => undefined))
  const declared = await readPicture(description.coverPath)
  const first = description.spine[0]
  if (declared || !first) return declared
  const content = await readContent(archive, first).catch(() => undefined)
  const source = content?.images[0]?.source
  return source === undefined ? null : readPicture(resolveHref(first.path, source))
}
