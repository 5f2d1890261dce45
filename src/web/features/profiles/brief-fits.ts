import { MAX_FITS, type BriefFit } from '../../../contract/fit.ts'
import { callJson } from '../../lib/api.ts'

type Waiting = { book: string; resolve: (fit: BriefFit | null) => void; reject: (error: unknown) => void }

/** Cards appear many at once: what is asked within this time goes together. */
const GATHER_MS = 20
const waiting = new Map<string, Waiting[]>()

/** The fit of one book, asked for with those of the other cards; null of a book that is not judged. */
export async function briefFit(profile: string, book: string): Promise<BriefFit | null> {
  return await new Promise((resolve, reject) => {
    const others = waiting.get(profile)
    if (others !== undefined) {
      others.push({ book, resolve, reject })
      return
    }
    waiting.set(profile, [{ book, resolve, reject }])
    setTimeout(() => {
      const asked = waiting.get(profile) ?? []
      waiting.delete(profile)
      for (let start = 0; start < asked.length; start += MAX_FITS)
        void ask(profile, asked.slice(start, start + MAX_FITS))
    }, GATHER_MS)
  })
}

async function ask(profile: string, asked: readonly Waiting[]): Promise<void> {
  try {
    const json = { books: asked.map(({ book }) => book) }
    const fits = await callJson<BriefFit[]>('briefFits', { params: { id: profile }, json, unasked: true })
    const known = new Map(fits.map((fit) => [fit.book, fit]))
    for (const { book, resolve } of asked) resolve(known.get(book) ?? null)
  } catch (error) {
    for (const { reject } of asked) reject(error)
  }
}
