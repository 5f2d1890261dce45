/** Rows of a comma-separated text with a header line (RFC 4180: quotes, doubled quotes, line breaks in cells). */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? ''
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (source[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === ',' || sign === '\n') {
      row.push(cell)
      cell = ''
      if (sign === '\n') {
        rows.push(row)
        row = []
      }
    } else cell += sign
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  const [header = [], ...rest] = rows
  return rest
    .filter((cells) => cells.length > 1)
    .map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}
