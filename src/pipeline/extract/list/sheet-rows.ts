import { MizanError } from '../../../contract/errors.ts'
import { openArchive, type Archive } from '../archive/open-archive.ts'
import { readPart, relationsOf } from '../docx/package-parts.ts'
import { streamXml } from '../docx/stream-xml.ts'
import { findAll } from '../markup/read-xml.ts'

/** Of one sheet. More columns than this hold no titles, more rows are no list. */
const MOST_COLUMNS = 60
const MOST_ROWS = 20_000
const LONGEST_CELL = 2000
/** A workbook names every text once: of more a list is made of nothing. */
const MOST_STRINGS = 200_000

/**
 * The rows of the first sheet of an Excel workbook that holds anything and is not hidden (ECMA-376 part 1, 18.3), as texts.
 * Formulas give the value that was kept with them; nothing is calculated. The archive is judged before anything is unpacked.
 *
 * @throws MizanError list_unsupported (a zip, but no workbook), and what `openArchive` throws
 */
export async function sheetRows(path: string): Promise<string[][]> {
  const archive = await openArchive(path)
  try {
    // Half a list would pass for a whole one.
    if (archive.cutOff) throw new MizanError('damaged_file', {}, { cause: 'the archive breaks off' })
    const book = (await relationsOf(archive, '')).find(({ type }) => type === 'officeDocument')?.target
    if (book === undefined || !/(?:^|\/)xl\//.test(book)) throw new MizanError('list_unsupported')
    const relations = await relationsOf(archive, book)
    const shared = relations.find(({ type }) => type === 'sharedStrings')?.target
    const strings = shared === undefined ? [] : await sharedStrings(archive, shared)
    const sheets = findAll((await readPart(archive, book)) ?? NOTHING, 'sheet')
    for (const { attributes } of sheets.filter((sheet) => (sheet.attributes['state'] ?? 'visible') === 'visible')) {
      const target = relations.find(({ id }) => id === attributes['id'])?.target
      const rows = target === undefined ? [] : await rowsOf(archive, target, strings)
      if (rows.some((row) => row.some((cell) => cell.trim() !== ''))) return rows
    }
    return []
  } finally {
    archive.close()
  }
}

const NOTHING = { name: '', attributes: {}, children: [], text: '' }

/** Runs of a rich text are joined; how it sounds (`rPh`) is not read. */
async function sharedStrings(archive: Archive, part: string): Promise<string[]> {
  const strings: string[] = []
  const state = { text: '', inText: false, phonetic: false }
  await streamXml(archive.stream(part) ?? [], {
    open(name) {
      if (name === 'si') state.text = ''
      if (name === 'rPh') state.phonetic = true
      if (name === 't') state.inText = true
    },
    text(piece) {
      if (state.inText && !state.phonetic && state.text.length < LONGEST_CELL) state.text += piece
    },
    close(name) {
      if (name === 't') state.inText = false
      if (name === 'rPh') state.phonetic = false
      if (name !== 'si') return
      if (strings.length >= MOST_STRINGS) throw new MizanError('too_complex')
      strings.push(state.text)
    },
  })
  return strings
}

async function rowsOf(archive: Archive, part: string, strings: readonly string[]): Promise<string[][]> {
  const rows: string[][] = []
  const cell = { at: 0, type: '', value: '', open: false, phonetic: false }
  let row: string[] = []
  await streamXml(archive.stream(part) ?? [], {
    open(name, attributes) {
      if (name === 'row') row = []
      else if (name === 'c') {
        cell.at = columnOf(attributes['r']) ?? row.length
        cell.type = attributes['t'] ?? 'n'
        cell.value = ''
      } else if (name === 'v' || name === 't') cell.open = true
      else if (name === 'rPh') cell.phonetic = true
    },
    text(piece) {
      if (cell.open && !cell.phonetic && cell.value.length < LONGEST_CELL) cell.value += piece
    },
    close(name) {
      if (name === 'v' || name === 't') cell.open = false
      else if (name === 'rPh') cell.phonetic = false
      else if (name === 'c' && cell.at < MOST_COLUMNS) {
        while (row.length < cell.at) row.push('')
        row[cell.at] = valueOf(cell, strings)
      } else if (name === 'row') {
        if (rows.length >= MOST_ROWS) throw new MizanError('too_complex')
        rows.push(row)
      }
    },
  })
  return rows
}

function valueOf({ type, value }: { type: string; value: string }, strings: readonly string[]): string {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'e' || type === 'b') return ''
  if (type !== 'n') return value
  // A long number such as an ISBN may be kept as 9.78014241037E+12.
  const number = Number(value)
  return Number.isSafeInteger(number) && /e/i.test(value) ? String(number) : value.replace(/\.0+$/, '')
}

/** @example columnOf('AB12') // 27 */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
