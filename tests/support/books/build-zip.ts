import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A zip of texts and bytes, in the given order. */
export async function buildZip(entries: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(entries))
    zip.addBuffer(Buffer.from(content), name, { compress: name !== 'mimetype' })
  zip.end()
  return buffer(zip.outputStream as Readable)
}
