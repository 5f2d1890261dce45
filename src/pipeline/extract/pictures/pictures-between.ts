import type { PictureLink } from '../reader.ts'

/** Those of a text's pictures that stand in a stretch of it, with offsets from its start; what stands at the very end is its last stretch's. */
export function picturesBetween(
  pictures: readonly PictureLink[],
  start: number,
  end: number,
  length: number,
): PictureLink[] {
  return pictures
    .filter(({ at }) => at >= start && (at < end || end === length))
    .map(({ source, at }) => ({ source, at: at - start }))
}
