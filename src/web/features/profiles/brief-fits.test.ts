import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { briefFit } from './brief-fits.ts'

const asked: { url: string; books: string[] }[] = []
let status = 200

beforeEach(() => {
  asked.length = 0
  status = 200
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const { books } = JSON.parse(body) as { books: string[] }
    asked.push({ url, books })
    const judged = books.filter((book) => book !== 'unjudged')
    const fits = judged.map((book) => ({ book, answer: 'alone', until: null, reason: null }))
    return new Response(status === 200 ? JSON.stringify(fits) : '{}', { status })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('asks for the cards of a screen together, each reader by itself, and never for more than may be asked', async () => {
  const books = Array.from({ length: 70 }, (_, index) => `book-${String(index)}`)
  const fits = await Promise.all([...books.map((book) => briefFit('noor', book)), briefFit('saif', 'book-1')])
  expect(fits.map((fit) => fit?.book)).toEqual([...books, 'book-1'])
  expect(asked.map(({ url, books: { length } }) => [url, length])).toEqual([
    ['/api/profiles/noor/fits', 60],
    ['/api/profiles/noor/fits', 10],
    ['/api/profiles/saif/fits', 1],
  ])
})

it('knows nothing of a book that is not judged, and tells each card of a failure', async () => {
  expect(await Promise.all([briefFit('noor', 'unjudged'), briefFit('noor', 'judged')])).toMatchObject([
    null,
    { book: 'judged' },
  ])
  status = 404
  const failed = await Promise.allSettled([briefFit('gone', 'a'), briefFit('gone', 'b')])
  expect(failed.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected'])
})
