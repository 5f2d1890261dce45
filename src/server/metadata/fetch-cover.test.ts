import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenLibraryServer, startOpenLibrary } from '../../../tests/support/open-library-server.ts'
import { fetchCover } from './fetch-cover.ts'
import { statedAge } from './stated-age.ts'

let library: OpenLibraryServer
beforeAll(async () => {
  library = await startOpenLibrary()
  library.picture = new Uint8Array([1, 2, 3])
})
afterAll(async () => {
  await library.close()
})

const fetched = async (address: string, hosts = [library.url.host]): Promise<number[] | null> => {
  const picture = await fetchCover(address, {
    hosts: new Set(hosts),
    userAgent: 'test',
    signal: new AbortController().signal,
  })
  return picture === null ? null : [...picture]
}

it('brings a picture from an allowed host and asks no other', async () => {
  const address = `${library.url.href}b/id/1-L.jpg`
  expect(await fetched(address)).toEqual([1, 2, 3])
  const before = library.requests.length
  expect(await fetched(address, ['covers.example.com'])).toBeNull()
  expect(await fetched(address.replace('127.0.0.1', 'localhost'))).toBeNull()
  expect(await fetched(address.replace('http://', 'http://name:word@'))).toBeNull()
  expect(await fetched('file:///etc/passwd')).toBeNull()
  expect(await fetched('no address')).toBeNull()
  expect(library.requests).toHaveLength(before)
})

it('follows no redirect and takes no giant', async () => {
  for (const fault of ['redirect', 'huge', 'broken', 'refuse'] as const) {
    library.fault = fault
    expect([fault, await fetched(`${library.url.href}b/id/1-L.jpg`)]).toEqual([fault, null])
  }
})

it.each([
  ['6-9', '6-9'],
  ['7–', '7+'],
  ['8+', '8+'],
  ['-5', '0-5'],
  ['12', '12'],
  ['9-6', undefined],
  ['adults', undefined],
  ['', undefined],
])('reads the age a file states: %s', (typicalAgeRange, age) => {
  expect(statedAge({ typicalAgeRange })?.targetAge).toBe(age)
})
