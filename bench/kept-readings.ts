import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEVELS, READ_LABELS } from '../src/pipeline/assess/reader/labels.ts'
import { WIDTH } from '../src/pipeline/assess/reader/network/shape.ts'
import type { Reading } from '../src/pipeline/assess/reader/read-windows.ts'
import type { Reader } from '../src/pipeline/assess/reader/reader.ts'

const LABELS = READ_LABELS.length
const CHANCES = LABELS * LEVELS
const STANCES = 3

/**
 * A reader that keeps in a folder what the network made of a text, so that a measurement that changes nothing before it need
 * not read hundreds of books again. Kept under the text, what the lexicon found in it and `weights`.
 * @param weights names what the reader learned
 * @param folder one for each state of everything else a reading depends on
 */
export function keepingReadings(reader: Reader, weights: string, folder: string): Reader {
  mkdirSync(folder, { recursive: true })
  const read: Reader['read'] = (tokens, found) => {
    const key = createHash('sha256').update(weights).update(tokens.text)
    for (const { category, intensity, start, end, focus } of found)
      key.update(`${category} ${intensity} ${start} ${end} ${focus?.start} ${focus?.end}\n`)
    const file = join(folder, `${key.digest('hex').slice(0, 32)}.bin`)
    if (existsSync(file)) return decoded(readFileSync(file))
    const readings = reader.read(tokens, found)
    // Two processes may read the same text: what is there is always whole.
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, encoded(readings))
    renameSync(unfinished, file)
    return readings
  }
  return {
    read,
    choose: (tokens, found) => reader.choose(tokens, found),
    readAt: (tokens, found, windows) => reader.readAt(tokens, found, windows),
    findings: (tokens, book, found, readings = read(tokens, found)) => reader.findings(tokens, book, found, readings),
  }
}

function encoded(readings: readonly Reading[]): Buffer {
  return Buffer.concat(
    readings.map(({ first, last, levels, stances, sentence, manner, weights }) =>
      Buffer.concat([
        Buffer.from(Uint32Array.of(first, last).buffer),
        ...[levels, stances, sentence!, manner!, weights].map((part) =>
          Buffer.from(part.buffer, part.byteOffset, part.byteLength),
        ),
      ]),
    ),
  )
}

function decoded(bytes: Buffer): Reading[] {
  const { buffer } = new Uint8Array(bytes)
  const readings: Reading[] = []
  let at = 0
  const numbers = (count: number): Float32Array => {
    const part = new Float32Array(buffer, at, count)
    at += part.byteLength
    return part
  }
  while (at < buffer.byteLength) {
    const [first = 0, last = 0] = new Uint32Array(buffer, at, 2)
    at += 8
    readings.push({
      first,
      last,
      levels: numbers(CHANCES),
      stances: numbers(STANCES),
      sentence: numbers(WIDTH),
      manner: numbers(WIDTH),
      weights: numbers((last - first + 1) * LABELS),
    })
  }
  return readings
}
