import { createServer, type Server } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseConfig } from '../../src/server/config.ts'
import { encodeCover } from '../../src/server/evaluations/encode-cover.ts'
import { fetchCover } from '../../src/server/metadata/fetch-cover.ts'
import { readOnix } from '../../src/pipeline/extract/onix/read-onix.ts'
import { createPublicLookup, isPublicAddress } from '../../src/server/metadata/public-lookup.ts'
import { pixel } from './support/pixel.ts'
import { processorMs } from '../support/processor-time.ts'

/** Stands for a service inside the network that nobody outside may reach. */
let inside: Server
let port = ''
let picture: Uint8Array
const asked: string[] = []
let answer: { status: number; headers: Record<string, string>; body?: Uint8Array; endless?: boolean }
beforeAll(async () => {
  picture = await pixel()
  answer = { status: 200, headers: {}, body: picture }
  inside = createServer((request, response) => {
    asked.push(`${request.headers.host ?? ''}${request.url ?? ''}`)
    response.writeHead(answer.status, answer.headers)
    if (answer.endless === true) {
      const more = (): boolean => response.write(Buffer.alloc(1024 * 1024))
      response.on('drain', more)
      more()
    } else response.end(answer.body)
  })
  await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done))
  const address = inside.address()
  port = String(typeof address === 'object' && address !== null ? address.port : 0)
})
afterAll(() => {
  inside.closeAllConnections()
  inside.close()
})

const fetched = async (address: string, hosts: string[], lookup?: LookupFunction): Promise<boolean> => {
  const signal = new AbortController().signal
  const options = { hosts: new Set(hosts), userAgent: 'test', signal, ...(lookup === undefined ? {} : { lookup }) }
  return (await fetchCover(address, options)) !== null
}

/** What the name server of somebody else says, one answer after the other. */
const nameServer = (...answers: string[][]): LookupFunction => {
  let turn = 0
  return createPublicLookup((_hostname, _options, callback) => {
    const addresses = answers[Math.min(turn++, answers.length - 1)] ?? []
    callback(
      null,
      addresses.map((address) => ({ address, family: isIP(address) })),
    )
  })
}

describe('a cover named by a feed (SSRF)', () => {
  test('is fetched from a host the settings name, also by address', async () => {
    answer = { status: 200, headers: {}, body: picture }
    expect(await fetched(`http://127.0.0.1:${port}/a.png`, [`127.0.0.1:${port}`])).toBe(true)
    expect(asked).toEqual([`127.0.0.1:${port}/a.png`])
  })

  test('is not fetched from anywhere else, however the address is written', async () => {
    asked.length = 0
    const hosts = ['covers.example.com']
    for (const address of [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f000001:${port}/`,
      `http://0177.0.0.1:${port}/`,
      `http://127.1:${port}/`,
      `http://0:${port}/`,
      `http://[::1]:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://[::ffff:7f00:1]:${port}/`,
      `http://１２７.0.0.1:${port}/`,
      `http://127.0.0.1%2f@covers.example.com:${port}/`,
      `http://covers.example.com@127.0.0.1:${port}/`,
      `http://:secret@covers.example.com/`,
      `http://covers.example.com#@127.0.0.1:${port}/`,
      `http://covers.example.com:${port}/`,
      `http://covers.example.com.evil.example/`,
      `http:\\\\127.0.0.1:${port}\\covers.example.com`,
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      'gopher://covers.example.com/',
      'data:image/png;base64,AAAA',
      'ftp://covers.example.com/a.png',
    ]) {
      // What gets as far as a name is led to the service inside.
      expect([address, await fetched(address, hosts, nameServer(['127.0.0.1']))]).toEqual([address, false])
    }
    expect(asked).toEqual([])
  })

  test('is not fetched where an allowed name leads into a network that is not public', async () => {
    asked.length = 0
    answer = { status: 200, headers: {}, body: picture }
    const [name, hosts] = ['covers.example.com', [`covers.example.com:${port}`]]
    for (const answers of [[['127.0.0.1']], [['::1']], [['::ffff:127.0.0.1']], [['8.8.8.8', '127.0.0.1']], [[]]]) {
      expect([answers, await fetched(`http://${name}:${port}/`, hosts, nameServer(...answers))]).toEqual([
        answers,
        false,
      ])
    }
    expect(asked).toEqual([])
    // The settings may name this machine itself.
    expect(await fetched(`http://localhost:${port}/`, [`localhost:${port}`], nameServer(['127.0.0.1']))).toBe(true)
  })

  test.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
  test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test.each([true, false])('a name is looked up once, and what was looked at is used (all: %s)', async (all) => {
    const found = async (...addresses: string[]) =>
      await new Promise((done) => {
        nameServer(addresses, ['127.0.0.1'])('covers.example.com', { all }, (error, given) => {
          done(error?.message ?? given)
        })
      })
    expect(await found('8.8.8.8')).toEqual(all ? [{ address: '8.8.8.8', family: 4 }] : '8.8.8.8')
    expect(await found('10.0.0.1')).toMatch(/not public/)
  })

  test.each<[string, typeof answer]>([
    ['a redirect', { status: 302, headers: { location: 'http://169.254.169.254/' } }],
    ['a redirect to itself', { status: 301, headers: { location: '/again' } }],
    ['a refusal', { status: 403, headers: {} }],
    ['a picture without end', { status: 200, headers: {}, endless: true }],
    ['a promise of too much', { status: 200, headers: { 'content-length': '99999999999' }, endless: true }],
  ])('%s brings nothing and is asked once', async (_, given) => {
    asked.length = 0
    answer = given
    const before = process.memoryUsage().rss
    expect(await fetched(`http://127.0.0.1:${port}/a.png`, [`127.0.0.1:${port}`])).toBe(false)
    expect(asked).toHaveLength(1)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  })
})

describe('what is fetched or uploaded as a cover', () => {
  const script = '<script>alert(1)</script>'
  test.each([
    ['a drawing with a script', `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`],
    ['a drawing behind a declaration', `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`],
    ['a page', `<!doctype html>${script}`],
    ['a page that begins like a picture', `GIF89a=1;/*${script}*/`],
    ['a document', '%PDF-1.7\n'],
    ['nothing', ''],
  ])('%s is no picture', async (_, text) => {
    await expect(encodeCover(Buffer.from(text))).rejects.toMatchObject({ code: 'cover_unreadable' })
  })

  test('a picture with a page behind it becomes a picture alone', async () => {
    const both = Buffer.concat([await pixel(), Buffer.from(`${script}<?php system("id") ?>`)])
    const encoded = Buffer.from(await encodeCover(both))
    expect(encoded.subarray(8, 12).toString()).toBe('WEBP')
    expect(encoded.toString('latin1')).not.toMatch(/script|php/)
  })
})

describe('where servers are asked', () => {
  test('is said by the settings alone', () => {
    for (const [name, value] of [
      ['AI_BASE_URL', 'file:///etc/passwd'],
      ['OPEN_LIBRARY_URL', 'file:///etc/passwd'],
      ['OPEN_LIBRARY_URL', 'javascript:alert(1)'],
      ['COVER_HOSTS', 'http://covers.example.com/'],
      ['COVER_HOSTS', '*'],
    ] as const) {
      const model = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1/v1' }
      expect(() => parseConfig({ ...model, [name]: value })).toThrow(new RegExp(`^- ${name} `, 'm'))
    }
  })
})

describe('a feed of a publisher', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mizan-feeds-'))
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  async function read(content: string | Buffer) {
    const path = join(folder, 'feed.xml')
    await writeFile(path, content)
    const started = processorMs()
    const [titles, faults]: [string[], (string | null)[]] = [[], []]
    const before = process.memoryUsage().rss
    for await (const { products, fault } of readOnix(path)) {
      titles.push(...products.map(({ title }) => title))
      faults.push(fault)
    }
    return { titles, fault: faults.at(-1), ms: processorMs() - started, grown: process.memoryUsage().rss - before }
  }
  const start = '<ONIXMessage release="3.0">'
  const product = (title: string): string =>
    `<Product><RecordReference>r</RecordReference><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780142410370</IDValue></ProductIdentifier><DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail></DescriptiveDetail></Product>`

  test('neither reads files nor asks addresses nor multiplies its text (XXE, billion laughs)', async () => {
    await writeFile(join(folder, 'secret'), 'the secret')
    asked.length = 0
    const laughs = Array.from({ length: 20 }, (_, n) => `<!ENTITY l${String(n + 1)} "${`&l${String(n)};`.repeat(10)}">`)
    const declared = `<!DOCTYPE ONIXMessage [<!ENTITY file SYSTEM "file://${folder}/secret"><!ENTITY net SYSTEM "http://127.0.0.1:${port}/">
      <!ENTITY % par SYSTEM "http://127.0.0.1:${port}/dtd"> %par;<!ENTITY l0 "ha">${laughs.join('')}]>`
    const { titles, ms } = await read(
      `<?xml version="1.0"?>${declared}${start}${product('A &file; &net; &l20; &amp; B')}</ONIXMessage>`,
    )
    expect(asked).toEqual([])
    expect(titles.join()).not.toContain('secret')
    expect(titles.join().length).toBeLessThan(100)
    expect(ms).toBeLessThan(1000)
  })

  test.each([
    ['a comment', (filler: string) => `<!--${filler}`],
    ['a tag', (filler: string) => `<Product ${filler}`],
    ['an attribute', (filler: string) => `<Product a="${filler}`],
    ['a name', (filler: string) => `<${filler}`],
    ['a product', (filler: string) => `<Product>${filler.replaceAll('aaaaaaaa', '<b>a</b>')}`],
  ])('that is %s without end is given up, whatever it unpacks to', async (_, endless) => {
    const bomb = gzipSync(`${start}${product('A')}${endless('a'.repeat(60 * 1024 * 1024))}`)
    const { titles, fault, grown } = await read(bomb)
    expect([titles, fault]).toEqual([['A'], 'broken_xml'])
    expect(grown).toBeLessThan(150 * 1024 * 1024)
  })

  test('is read without the characters no database keeps', async () => {
    const { titles } = await read(`${start}${product('The\0 Lamp&#0;&#x1b;')}</ONIXMessage>`)
    expect(titles.join()).toMatch(/^The Lamp/)
    expect(titles.join()).not.toContain('\0')
  })
})
