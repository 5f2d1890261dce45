import type { PictureLink, RawPage } from '../reader.ts'
import { createPictureCollector, type FoundPictures } from './picture-collector.ts'
import { picturesUntil } from './pictures-until.ts'

const LARGEST_FILE = 30 * 1024 * 1024

/** A file that comes more often on one page is an ornament of it: one is enough to look at. */
const TWICE = 2

/** Where the files of pictures lie that stand in a text. */
export type PictureFiles = { read(source: string): Promise<Uint8Array | undefined> }
export type TakePictures = (
  files: PictureFiles,
  pages: readonly RawPage[],
  deadline: number | undefined,
) => Promise<FoundPictures>

/** The pictures that stand in the pages of a text, each as often as it is shown, from the files they lie in. */
export const readPictures: TakePictures = async (files, pages, deadline) => {
  const collector = createPictureCollector(picturesUntil(deadline))
  for (const [page, { pictures = [] }] of pages.entries()) {
    for (const { source, at } of shown(pictures)) {
      if (collector.full) {
        collector.skip()
        continue
      }
      const bytes = await readPictureFile(files, source)
      if (bytes !== undefined) await collector.addFile(bytes, { page, at })
    }
  }
  return await collector.finish()
}

/** The file of a picture, where it is no larger than any picture need be. */
export async function readPictureFile(files: PictureFiles, source: string): Promise<Uint8Array | undefined> {
  const bytes = await files.read(source).catch(() => undefined)
  return bytes !== undefined && bytes.length <= LARGEST_FILE ? bytes : undefined
}

function shown(links: readonly PictureLink[]): PictureLink[] {
  const bySource = Map.groupBy(links, ({ source }) => source)
  const places = new Set<string>()
  return links.filter((link) => {
    const same = bySource.get(link.source) ?? []
    if (same.length > TWICE) return same[0] === link
    // A picture and the one that stands in for it are one.
    const place = `${String(link.at)} ${link.source}`
    const isNew = !places.has(place)
    places.add(place)
    return isNew
  })
}
