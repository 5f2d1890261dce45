/**
 * Rows of cells of a text whose cells are parted by `separator` (RFC 4180: quotes, doubled quotes, line breaks in cells).
 * A quote in the middle of a cell is a sign like others, as in: 5" of snow.
 */
export function tableRows(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? ''
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (source[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === separator || sign === '\n') {
      row.push(cell)
      cell = ''
      if (sign === '\n') {
        rows.push(row)
        row = []
      }
    } else cell += sign
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}
