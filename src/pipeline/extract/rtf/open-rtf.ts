import { readSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { findHexRuns, type HexRun } from './find-hex-runs.ts'

export type OpenRtf = {
  /** The bytes as latin1, with a sign (`RUN`) for each long run of hexadecimal digits. */
  source: string
  /** The digits a sign stands for, read from the file. */
  digits(run: number): string
  close(): Promise<void>
}

/** Stands for a run of digits, by its number: no byte is one of these characters. */
export const RUN = /\uE000(\d+)\uE001/g
const PIECE = 1024 * 1024

/**
 * An RTF file without the digits of its pictures: two for each byte of them, they would take the memory of all pictures three times
 * over, and are read when a picture is looked at.
 */
export async function openRtf(path: string): Promise<OpenRtf> {
  const file = await open(path)
  try {
    const runs = await findHexRuns(piecesOf(file))
    const { size } = await file.stat()
    const parts: string[] = []
    let at = 0
    for (const [index, { start, end }] of runs.entries()) {
      parts.push(textBetween(file, at, start), `\uE000${String(index)}\uE001`)
      at = end
    }
    parts.push(textBetween(file, at, size))
    return {
      source: parts.join(''),
      digits(index) {
        const run: HexRun | undefined = runs[index]
        return run === undefined ? '' : textBetween(file, run.start, run.end).replaceAll(/[\r\n]+/g, '')
      },
      close: async () => await file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** One piece of memory for all of the file. */
async function* piecesOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  const piece = Buffer.allocUnsafe(PIECE)
  for (let at = 0; ;) {
    const { bytesRead } = await file.read(piece, 0, PIECE, at)
    if (bytesRead === 0) return
    yield piece.subarray(0, bytesRead)
    at += bytesRead
  }
}

function textBetween({ fd }: FileHandle, start: number, end: number): string {
  const bytes = Buffer.alloc(end - start)
  let read = 0
  while (read < bytes.length) {
    const more = readSync(fd, bytes, read, bytes.length - read, start + read)
    if (more === 0) break
    read += more
  }
  return bytes.toString('latin1', 0, read)
}
