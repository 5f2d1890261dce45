import { createReadStream } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { Parser } from 'htmlparser2'
import { type Composite, type FeedFault, type OnixProduct, type OnixReject, ProductBuilder } from './onix-product.ts'
import { referenceName } from './tags.ts'

/** What one piece of a feed has brought. */
export type OnixBatch = {
  products: OnixProduct[]
  rejects: OnixReject[]
  /** Why the feed ended before its end. */
  fault: FeedFault | null
  bytesRead: number
}

const LONGEST_TEXT = 4000
const DEEPEST = 60
/** Of one product; the richest have some thousands. */
const MOST_ELEMENTS = 50_000
/** A tag or a comment this long is kept whole by the parser until it ends, and is no part of any feed. */
const LONGEST_MARKUP = 4 * 1024 * 1024
/** What PostgreSQL's texts cannot hold. */
const NUL = /\0/g
const GZIP = [0x1f, 0x8b]

/**
 * Reads an ONIX 3 feed of any size piece by piece: reference or short tags, plain or gzip, in the encoding its XML
 * declaration names. Entities are the five of XML and characters by number: nothing is fetched or expanded.
 *
 * A feed that breaks off, or is none, ends with its fault; what came before it stands.
 *
 * @throws what opening or unpacking the file throws
 */
export async function* readOnix(path: string, signal?: AbortSignal): AsyncGenerator<OnixBatch> {
  const file = createReadStream(path, { highWaterMark: 1 << 18, ...(signal === undefined ? {} : { signal }) })
  const packed = await startsWith(path, GZIP)
  const bytes = packed ? file.pipe(createGunzip()) : file
  if (packed) file.on('error', (error) => bytes.destroy(error))
  const feed = createFeedParser()
  let decoder: InstanceType<typeof TextDecoder> | undefined
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(encodingOf(chunk))
      feed.write(decoder.decode(chunk, { stream: true }))
      const batch = feed.take()
      yield { ...batch, bytesRead: file.bytesRead }
      if (feed.stopped()) return
    }
    feed.end()
    yield { ...feed.take(), bytesRead: file.bytesRead }
  } finally {
    file.destroy()
  }
}

function createFeedParser() {
  let products: OnixProduct[] = []
  let rejects: OnixReject[] = []
  let builder: ProductBuilder | null = null
  let fault: FeedFault | null = null
  let sawRoot = false
  let closedRoot = false
  const open: Composite[] = []
  let text = ''
  let justOpened = false
  let elements = 0
  /** Characters since the parser last told anything. */
  let quiet = 0

  const stop = (reason: FeedFault): void => {
    fault = reason
  }

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        quiet = 0
        if (fault !== null) return
        const name = referenceName(tag)
        if (!sawRoot) {
          sawRoot = true
          if (name !== 'ONIXMessage') stop('not_onix')
          else if (/^[12]/.test(attributes['release'] ?? '')) stop('old_version')
          return
        }
        if (name === 'Product' && builder === null) {
          builder = new ProductBuilder()
          elements = 0
        }
        if (builder !== null) {
          elements += 1
          if (open.length >= DEEPEST || elements > MOST_ELEMENTS) stop('broken_xml')
          open.push({ name, texts: new Map(), inside: open.map((each) => each.name) })
        }
        text = ''
        justOpened = true
      },
      ontext(piece) {
        quiet = 0
        justOpened = false
        if (builder !== null && text.length < LONGEST_TEXT) text += piece.replaceAll(NUL, '')
      },
      oncomment() {
        quiet = 0
      },
      onprocessinginstruction() {
        quiet = 0
      },
      onclosetag(tag, implied) {
        quiet = 0
        if (fault !== null) return
        const name = referenceName(tag)
        // An empty tag (<NoContributor/>) also counts as closed by implication; it closes right where it opened.
        if (implied && !justOpened) {
          stop('broken_xml')
          return
        }
        justOpened = false
        if (name === 'ONIXMessage') closedRoot = true
        if (builder === null) return
        const ended = open.pop()
        if (ended === undefined) return
        const parent = open.at(-1)
        if (ended.texts.size === 0 && parent !== undefined) {
          const values = parent.texts.get(name) ?? []
          values.push(text)
          parent.texts.set(name, values)
        } else builder.add(ended)
        text = ''
        if (open.length > 0) return
        const { product, rejects: refused } = builder.finish()
        if (product !== null) products.push(product)
        rejects.push(...refused)
        builder = null
      },
    },
    { xmlMode: true, decodeEntities: true, recognizeSelfClosing: true },
  )

  return {
    write: (piece: string) => {
      if (fault !== null) return
      quiet += piece.length
      parser.write(piece)
      if (quiet > LONGEST_MARKUP) stop('broken_xml')
    },
    end: () => {
      if (fault !== null) return
      if (!sawRoot) stop('not_onix')
      else if (!closedRoot) stop('broken_xml')
      parser.end()
    },
    stopped: () => fault !== null,
    take: () => {
      const taken = { products, rejects, fault }
      products = []
      rejects = []
      return taken
    },
  }
}

async function startsWith(path: string, magic: readonly number[]): Promise<boolean> {
  const handle = await openFile(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(magic.length), 0, magic.length, 0)
    return bytesRead === magic.length && magic.every((byte, at) => buffer[at] === byte)
  } finally {
    await handle.close()
  }
}

/** From the byte order mark or the XML declaration; UTF-8 where neither speaks, or names what nobody knows. */
function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const declared = /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start.subarray(0, 300).toString('latin1'))?.[1]
  try {
    return new TextDecoder(declared ?? 'utf-8').encoding
  } catch {
    return 'utf-8'
  }
}
