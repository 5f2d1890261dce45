import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

type Cell = string | number
type Sheet = { name: string; rows: readonly (readonly Cell[])[]; hidden?: boolean }

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** An Excel workbook as Excel writes it: texts shared, numbers bare. `extra` adds or replaces parts of the archive. */
export async function makeWorkbook(
  sheets: readonly Sheet[],
  extra: Record<string, string | Buffer> = {},
): Promise<Buffer> {
  const strings: string[] = []
  const cell = (value: Cell, column: number, row: number): string => {
    const place = `${String.fromCharCode(65 + column)}${String(row + 1)}`
    if (typeof value === 'number') return `<c r="${place}"><v>${value.toExponential()}</v></c>`
    strings.push(value)
    return `<c r="${place}" t="s"><v>${String(strings.length - 1)}</v></c>`
  }
  const parts: Record<string, string | Buffer> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}"><sheets>${sheets
      .map(
        ({ name, hidden }, at) =>
          `<sheet name="${name}" sheetId="${String(at + 1)}"${hidden === true ? ' state="hidden"' : ''} r:id="rId${String(at + 1)}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map(
        (_, at) =>
          `<Relationship Id="rId${String(at + 1)}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${String(at + 1)}.xml"/>`,
      )
      .join('')}<Relationship Id="s" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  }
  for (const [at, { rows }] of sheets.entries()) {
    parts[`xl/worksheets/sheet${String(at + 1)}.xml`] = `<worksheet><sheetData>${rows
      .map(
        (row, index) =>
          `<row r="${String(index + 1)}">${row.map((value, column) => (value === '' ? '' : cell(value, column, index))).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`
  }
  parts['xl/sharedStrings.xml'] =
    `<sst>${strings.map((text) => `<si><r><t xml:space="preserve">${escaped(text)}</t></r><rPh sb="0" eb="1"><t>noise</t></rPh></si>`).join('')}</sst>`
  const zip = new ZipFile()
  for (const [name, content] of Object.entries({ ...parts, ...extra })) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return await buffer(zip.outputStream)
}
