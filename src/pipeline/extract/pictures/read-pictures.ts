import type { RawPage } from '../reader.ts'
import { createPictureCollector, type FoundPictures } from './picture-collector.ts'
import { picturesUntil } from './pictures-until.ts'

const LARGEST_FILE = 30 * 1024 * 1024

/** The pictures that stand in the pages of a text, from the files they lie in. A file used twice on a page counts once. */
export async function readPictures(
  files: { read(source: string): Promise<Uint8Array | undefined> },
  pages: readonly RawPage[],
  deadline: number | undefined,
): Promise<FoundPictures> {
  const collector = createPictureCollector(picturesUntil(deadline))
  for (const [page, { pictures = [] }] of pages.entries()) {
    const own = new Map(pictures.toReversed().map((link) => [link.source, link])).values()
    for (const { source, at } of [...own].toReversed()) {
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
