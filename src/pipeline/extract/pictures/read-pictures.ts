import type { PictureLink, RawPage } from '../reader.ts'
import { createPictureCollector, type FoundPictures } from './picture-collector.ts'
import { picturesUntil } from './pictures-until.ts'

const LARGEST_FILE = 30 * 1024 * 1024

/** A file that comes more often on one page is an ornament of it: one is enough to look at. */
const TWICE = 2

/** The pictures that stand in the pages of a text, each as often as it is shown, from the files they lie in. */
export async function readPictures(
  files: { read(source: string): Promise<Uint8Array | undefined> },
  pages: readonly RawPage[],
  deadline: number | undefined,
): Promise<FoundPictures> {
  const collector = createPictureCollector(picturesUntil(deadline))
  for (const [page, { pictures = [] }] of pages.entries()) {
    for (const { source, at } of shown(pictures)) {
      if (collector.full) {
        collector.skip()
        continue
      }
      const bytes = await files.read(source).catch(() => undefined)
      if (bytes !== undefined && bytes.length <= LARGEST_FILE) await collector.addFile(bytes, { page, at })
    }
  }
  return collector.finish()
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
