import type { Sharp } from 'sharp'

/** No edge of a large picture is longer. */
export const LARGE_EDGE = 1600

/** A picture as a person looks at it closely (WebP). */
export async function largeForm(picture: Sharp): Promise<Uint8Array> {
  const fitting = picture.resize({ width: LARGE_EDGE, height: LARGE_EDGE, fit: 'inside', withoutEnlargement: true })
  return Uint8Array.from(await fitting.webp({ quality: 82 }).toBuffer())
}
