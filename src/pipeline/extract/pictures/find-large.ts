import type { Reader, ReaderSource, WantedPicture } from '../reader.ts'
import { decodeFile } from './decode-file.ts'
import { LARGE_EDGE, largeForm } from './large-form.ts'
import { LOOKING_EDGE } from './picture-collector.ts'
import { hashDistance, pictureHash, SAME_PICTURE } from './picture-hash.ts'
import { readPictureFile, type PictureFiles } from './read-pictures.ts'

/** Kept back for making it large and handing it over. */
const LEFT_MS = 3_000

/**
 * A picture of a text whose pictures are files: the text is read again for where they stand, and their files are opened until one
 * looks like the wanted one. The first that is opened mostly is it: pictures are numbered as they stand, ornaments apart.
 */
export async function findLarge(
  reader: Reader,
  source: ReaderSource,
  wanted: WantedPicture,
): Promise<Uint8Array | undefined> {
  const until = (source.deadline ?? Number.POSITIVE_INFINITY) - LEFT_MS
  let large: Uint8Array | undefined
  await reader.read({
    ...source,
    async takePictures(files, pages) {
      const links = pages.flatMap(({ pictures = [] }) => pictures.map((link) => link.source))
      const found = await findFile(files, nearestFirst(links, wanted.number - 1), wanted.hash, until)
      const decoded = found && (await decodeFile(found, LARGE_EDGE))
      large = decoded && (await largeForm(decoded.picture))
      return { kept: [], more: 0 }
    },
  })
  return large
}

async function findFile(
  files: PictureFiles,
  sources: readonly string[],
  hash: string,
  until: number,
): Promise<Uint8Array | undefined> {
  let best: { file: Uint8Array; distance: number } | undefined
  for (const source of sources) {
    if (best?.distance === 0 || performance.now() > until) break
    const file = await readPictureFile(files, source)
    const decoded = file && (await decodeFile(file, LOOKING_EDGE))
    if (file === undefined || decoded === undefined) continue
    const distance = hashDistance(await pictureHash(decoded.picture), hash)
    if (distance <= SAME_PICTURE && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { file, distance }
  }
  return best?.file
}

function nearestFirst(sources: readonly string[], place: number): string[] {
  const inOrder = sources
    .map((source, index) => ({ source, away: Math.abs(index - place) }))
    .toSorted((one, other) => one.away - other.away)
  return [...new Set(inOrder.map(({ source }) => source))]
}
