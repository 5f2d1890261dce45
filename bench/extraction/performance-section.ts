import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Row = Record<string, string | number>

const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'performance.md')

/** Prints a table and puts it, with its title and notes, in its place of docs/performance.md (at the end when new). */
export async function publishSection(name: string, title: string, notes: string, rows: readonly Row[]): Promise<void> {
  console.log(`\n${title}`)
  console.table(rows)
  const before = existsSync(PAGE) ? await readFile(PAGE, 'utf8') : '# Performance\n'
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const section = `${open}\n\n## ${title}\n\n${notes}\n\n${asMarkdown(rows)}\n\n${close}`
  const start = before.indexOf(open)
  const end = before.indexOf(close)
  const after =
    start >= 0 && end > start
      ? before.slice(0, start) + section + before.slice(end + close.length)
      : `${before.trimEnd()}\n\n${section}\n`
  await writeFile(PAGE, after)
}

function asMarkdown(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n')
}
