import { Parser } from 'htmlparser2'
import { MizanError } from '../../../contract/errors.ts'

export type XmlHandler = {
  /** Names and attribute names come without their namespace prefix. */
  open(name: string, attributes: Record<string, string>): void
  text(text: string): void
  close(name: string): void
}

const MAX_DEPTH = 1_000

/**
 * Reads XML as it arrives, so that its size does not matter. A document type declaration is forbidden in OOXML
 * (ECMA-376 part 2) and only serves entity bombs: it throws `damaged_file`. Throws `too_complex` past 1,000 levels.
 */
export async function streamXml(chunks: AsyncIterable<Buffer> | Iterable<Buffer>, handler: XmlHandler): Promise<void> {
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > MAX_DEPTH) throw new MizanError('too_complex')
        handler.open(withoutPrefix(name), attributes)
      },
      ontext: (text) => handler.text(text),
      onclosetag(name) {
        depth--
        handler.close(withoutPrefix(name))
      },
      onprocessinginstruction(name) {
        if (/^!(doctype|entity)/i.test(name)) throw new MizanError('damaged_file', {}, { cause: 'document type' })
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  let decoder: InstanceType<typeof TextDecoder> | undefined
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    parser.write(decoder.decode(chunk, { stream: true }))
  }
  parser.end(decoder?.decode())
}

/** OOXML is UTF-8 or UTF-16; a few programs declare another. */
function encodingOf(start: Buffer): string {
  const mark = start.readUInt16BE(0)
  if (mark === 0xfffe || mark === 0x3c00) return 'utf-16le'
  if (mark === 0xfeff || mark === 0x003c) return 'utf-16be'
  const declared = /^[^>]*encoding\s*=\s*["']([\w.:-]+)/.exec(start.toString('latin1', 0, 200))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(declared).encoding
  } catch {
    return 'utf-8'
  }
}

function withoutPrefix(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}
