import { sql } from 'kysely'
import type { Connection } from '../../src/server/db/database.ts'

/** One table of a library: the columns that are written, so without generated ones. */
export type Table = { name: string; columns: string[] }

/** What a batch of rows may take in memory. */
const BATCH_BYTES = 4 * 1024 * 1024
const BATCH_ROWS = 1000
/** Of columns that are neither text nor bytes. */
const PLAIN_BYTES = 16

/** Text forms that do not depend on the server's settings. Only for the transaction that asks. */
export async function usePlainForms(transaction: Connection): Promise<void> {
  await sql`set local timezone to 'UTC'`.execute(transaction)
  await sql`set local extra_float_digits to 1`.execute(transaction)
}

/** The tables of a library, those that others refer to first. */
export async function tablesOf(connection: Connection): Promise<Table[]> {
  const columns = await sql<{ name: string; column: string }>`
    select c.table_name as name, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.table_name not like 'kysely\\_migration%' and c.table_name <> 'schema_migrations'
    order by c.table_name collate "C", c.ordinal_position`.execute(connection)
  const references = await sql<{ from: string; to: string }>`
    select f.relname as "from", t.relname as "to"
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and f.oid <> t.oid`.execute(connection)
  const tables = new Map<string, Table>()
  for (const { name, column } of columns.rows) {
    const table = tables.get(name) ?? { name, columns: [] }
    table.columns.push(column)
    tables.set(name, table)
  }
  const ordered = new Set<Table>()
  const place = (table: Table, waiting: readonly Table[]): void => {
    if (ordered.has(table) || waiting.includes(table)) return
    for (const { from, to } of references.rows) {
      const other = tables.get(to)
      if (from === table.name && other !== undefined) place(other, [...waiting, table])
    }
    ordered.add(table)
  }
  for (const table of tables.values()) place(table, [])
  return [...ordered]
}

/**
 * The rows of a table as lines of JSON, a few at a time: as many as fit a batch when all are as large as the largest. Inside a
 * transaction, where they are those of one moment.
 */
export async function* readRows(transaction: Connection, table: Table): AsyncGenerator<string[]> {
  const rows = await rowsInBatch(transaction, table)
  await sql`declare library_rows no scroll cursor for
    select row_to_json(r)::text as line
    from (select ${columnList(table)} from ${sql.table(table.name)}) r`.execute(transaction)
  for (;;) {
    const fetched = await sql<{ line: string }>`fetch forward ${sql.lit(rows)} from library_rows`.execute(transaction)
    if (fetched.rows.length === 0) break
    yield fetched.rows.map(({ line }) => line)
  }
  await sql`close library_rows`.execute(transaction)
}

/** Adds rows as `readRows` gives them. A column the lines do not have gets its default. */
export async function addRows(transaction: Connection, table: Table, lines: readonly string[]): Promise<void> {
  await sql`insert into ${sql.table(table.name)} (${columnList(table)}) overriding system value
    select ${columnList(table)}
    from json_populate_recordset(null::${sql.table(table.name)}, ${`[${lines.join(',')}]`}::json)`.execute(transaction)
}

/** Lets numbers that the database itself gives out go on behind the largest one there is. */
export async function advanceSequences(transaction: Connection, table: Table): Promise<void> {
  for (const column of table.columns) {
    const { rows } = await sql<{ sequence: string | null }>`
      select pg_get_serial_sequence(quote_ident(${table.name}), ${column}) as sequence`.execute(transaction)
    const sequence = rows[0]?.sequence
    if (sequence === null || sequence === undefined) continue
    await sql`select setval(${sequence}::text::regclass, greatest(max(${sql.ref(column)}), 1), max(${sql.ref(column)}) is not null)
      from ${sql.table(table.name)}`.execute(transaction)
  }
}

const columnList = (table: Table) => sql.join(table.columns.map((column) => sql.ref(column)))

async function rowsInBatch(transaction: Connection, table: Table): Promise<number> {
  const { rows: texts } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns
    where table_schema = current_schema() and table_name = ${table.name} and data_type in ('text', 'bytea')`.execute(
    transaction,
  )
  // PostgreSQL knows the length of a text without unpacking it.
  const lengths = texts.map(({ column }) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`)
  const { rows } = await sql<{ largest: number | string | null }>`
    select max(${sql.join([sql.lit(table.columns.length * PLAIN_BYTES), ...lengths], sql` + `)}) as largest
    from ${sql.table(table.name)}`.execute(transaction)
  const largest = Number(rows[0]?.largest ?? PLAIN_BYTES)
  return Math.min(BATCH_ROWS, Math.max(1, Math.floor(BATCH_BYTES / largest)))
}
