import { MizanError } from '../../../contract/errors.ts'
import type { ReadNatively } from '../reader.ts'
import { toPgm } from './gray-picture.ts'
import type { PageBlocks, Recogniser } from './recogniser.ts'

const LINE_MS = 2_000
const LINES_MS = 30_000
const WORD = 5
const COLUMNS = 12

/** The machine's own tesseract, which runs outside: a reading child starts no process. */
export function createNativeRecogniser(readNatively: ReadNatively): Recogniser {
  return {
    prepare: () => undefined,
    async readPage(picture, language, limitMs) {
      const tsv = await readNatively({ pictures: [toPgm(picture)], mode: 'page', language, timeMs: limitMs })
      return tsv === null ? undefined : pageOf(tsv)
    },
    async readLines(pictures, mode, language) {
      const timeMs = LINES_MS + pictures.length * LINE_MS
      const text = await readNatively({ pictures: pictures.map(toPgm), mode, language, timeMs })
      // A page that could not be read is one thing; a program that does not run any more another.
      if (text === null) throw new MizanError('unavailable')
      const lines = text.split('\f')
      return pictures.map((_, index) => lines[index] ?? '')
    },
    close: () => Promise.resolve(),
  }
}

type Block = NonNullable<PageBlocks['blocks']>[number]
type Line = Block['paragraphs'][number]['lines'][number]

/** Columns: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function pageOf(tsv: string): PageBlocks {
  const blocks = new Map<string, Map<string, Map<string, Line>>>()
  for (const row of tsv.split('\n').slice(1)) {
    const cells = row.split('\t')
    if (cells.length < COLUMNS) continue
    const [level, , block = '', paragraph = '', line = ''] = cells
    const lines = within(within(blocks, block), paragraph)
    const [x0 = 0, y0 = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number)
    if (Number(level) === WORD - 1) lines.set(line, { words: [], bbox: { x0, y0, x1: x0 + width, y1: y0 + height } })
    const text = cells[COLUMNS - 1]?.trim() ?? ''
    if (Number(level) === WORD && text !== '') lines.get(line)?.words.push({ text, confidence })
  }
  return {
    blocks: [...blocks.values()].map((paragraphs) => ({
      paragraphs: [...paragraphs.values()].map((lines) => ({ lines: [...lines.values()] })),
    })),
  }
}

function within<V>(map: Map<string, Map<string, V>>, key: string): Map<string, V> {
  const inner = map.get(key) ?? new Map<string, V>()
  map.set(key, inner)
  return inner
}
