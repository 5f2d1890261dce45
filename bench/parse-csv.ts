import { tableRows } from '../src/pipeline/extract/list/table-rows.ts'

/** Rows of a comma-separated text with a header line. */
export function parseCsv(text: string): Record<string, string>[] {
  const [header = [], ...rest] = tableRows(text, ',')
  return rest
    .filter((cells) => cells.length > 1)
    .map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}
