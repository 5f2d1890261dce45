import sharp from 'sharp'
import type { NudityModel } from './nudity-model.ts'
import type { FoundPicture } from './picture-collector.ts'

/** All pictures of a book together; what is not looked at by then has no `nudity`. */
const MOST_MS = 15_000
/** Kept back for handing over the book. */
const LEFT_MS = 3_000

/**
 * The embedded look at the pictures that are kept: each is told how much it looks like nakedness. The network is loaded with the
 * first picture. It clears nothing and costs no book: where it cannot be had, or time is over, the pictures are left as not looked
 * at, which is said beside them.
 *
 * @param deadline of the reading, on the clock of `performance.now()`
 */
export async function lookForNudity(
  pictures: readonly FoundPicture[],
  deadline = Number.POSITIVE_INFINITY,
): Promise<FoundPicture[]> {
  const until = Math.min(performance.now() + MOST_MS, deadline - LEFT_MS)
  const rates: number[] = []
  if (pictures.length > 0 && performance.now() < until) {
    try {
      const model = await loadedOnce()
      for (const { thumbnail } of pictures) {
        if (performance.now() > until) break
        rates.push(await model.rate(sharp(thumbnail)))
      }
    } catch {
      // No WebAssembly, no memory: `nudity` stays unknown from here on, and the sheet of pictures says of how many.
    }
  }
  return pictures.map((picture, index) => ({ ...picture, ...rated(rates[index]) }))
}

let model: Promise<NudityModel> | undefined

/** Loads the network, once for all books of this process: it is never given back. */
export async function loadedOnce(): Promise<NudityModel> {
  const { loadNudityModel } = await import('./nudity-model.ts')
  model ??= loadNudityModel().catch((error: unknown) => {
    model = undefined
    throw error
  })
  return await model
}

const rated = (rate: number | undefined): { nudity?: number } =>
  rate === undefined ? {} : { nudity: Math.min(1, Math.round(rate * 100) / 100) }
