import { sql } from 'kysely'
import type { Evaluation, ListedEvaluation } from '../../src/contract/evaluation.ts'
import type { HistoryEntry } from '../../src/contract/review.ts'
import type { Database } from '../../src/server/db/database.ts'
import { createRepositories } from '../../src/server/db/repositories.ts'
import type { FileStorage } from '../../src/server/storage/file-storage.ts'
import { sweepFiles } from '../../src/server/storage/sweep-files.ts'
import { seen, type Model, type Upload } from './model.ts'
import { outcomeOf } from './outcome-of.ts'

type Read = <T>(path: string) => Promise<T>

/** Compares what the library says with what its clients were told. Adds to `model.faults`. */
export async function checkLibrary(model: Model, get: Read, calm: ReadonlyMap<string, string>): Promise<void> {
  const fault = (what: string): void => void model.faults.push(what)
  const rows = await get<ListedEvaluation[]>('/api/evaluations?lang=en')
  const byName = new Map<string, ListedEvaluation[]>()
  for (const row of rows) byName.set(row.filename, [...(byName.get(row.filename) ?? []), row])
  if (new Set(rows.map(({ id }) => id)).size !== rows.length) fault('the list shows a book twice')

  for (const upload of model.uploads) {
    const found = byName.get(upload.filename) ?? []
    byName.delete(upload.filename)
    checkPresence(upload, found, fault)
    for (const row of found) await checkBook(upload, row)
  }
  for (const name of byName.keys()) fault(`the list shows ${name}, which nobody sent`)

  async function checkBook(upload: Upload, row: ListedEvaluation): Promise<void> {
    const record = await get<Evaluation>(`/api/evaluate/${row.id}?lang=en`)
    seen(model, record)
    const [listed, whole, expected] = [outcomeOf(row), outcomeOf(record), calm.get(upload.text)]
    if (listed !== whole) fault(`${upload.filename} is "${listed}" in the list and "${whole}" by itself`)
    if (whole !== expected)
      fault(`${upload.filename} (${upload.text}) is "${whole}"; undisturbed it is "${String(expected)}"`)
    if (record.status !== 'completed') return
    const history = await get<HistoryEntry[]>(`/api/evaluations/${row.id}/history`)
    const judged = history.filter(({ kind }) => kind === 'judged').length
    if (judged > 1) fault(`the history of ${upload.filename} has ${String(judged)} first verdicts`)
    for (const [reason, state] of upload.reviews) {
      const times = history.filter((entry) => entry.reason === reason).length
      if (times > 1 || (times === 0 && state === 'made')) {
        fault(`the review "${reason}" of ${upload.filename} stands ${String(times)} times in its history`)
      }
    }
  }
}

function checkPresence(upload: Upload, found: readonly ListedEvaluation[], fault: (what: string) => void): void {
  const { filename, id, deleted } = upload
  if (found.length > 1) fault(`${filename} is there ${String(found.length)} times`)
  if (deleted === 'yes' && found.length > 0) fault(`${filename} was deleted and is there`)
  if (id !== null && deleted === 'no' && found.length === 0) fault(`${filename} was accepted and is not there`)
  if (id !== null && found.some((row) => row.id !== id)) fault(`${filename} has another id than its sender was told`)
}

export type Inspected = { database: Database; storage: FileStorage; keys: string[] }

/** What the queue still holds, each with what it takes to tell why. */
export async function unendedJobs({ connection }: Database): Promise<string[]> {
  const { rows } = await sql<{ job: string }>`
    select concat_ws(' ', j.name, j.state, 'attempt', j.retry_count, 'due in', extract(epoch from j.start_after - now())::int,
      's, last heard of in', extract(epoch from j.heartbeat_on - now())::int, 's, its book is', e.status, left(j.output::text, 200)) as job
    from pgboss.job j left join evaluations e on e.id::text = j.data->>'evaluationId'
    where j.state in ('created', 'retry', 'active')`.execute(connection)
  return rows.map(({ job }) => job)
}

/** Looks behind the service: at rows and files. Adds to `model.faults`. */
export async function checkInside({ database, storage, keys }: Inspected, model: Model): Promise<void> {
  const fault = (what: string): void => void model.faults.push(what)
  const { connection } = database
  const counted = async (what: string, query: ReturnType<typeof sql<{ count: number }>>): Promise<void> => {
    const { rows } = await query.execute(connection)
    if (rows[0]?.count !== 0) fault(`${what}: ${String(rows[0]?.count)}`)
  }
  for (const table of ['book_texts', 'assessments', 'results']) {
    await counted(
      `judged books without exactly one row in ${table}`,
      sql`select count(*)::int as count from evaluations e where status = 'completed'
        and (select count(*) from ${sql.table(table)} t where t.evaluation_id = e.id) <> 1`,
    )
  }
  await counted(
    'books deleted more often than once by the audit log',
    sql`select count(*)::int as count from (
      select target_id from audit_log where action = 'evaluation.delete' group by target_id having count(*) > 1) twice`,
  )
  const audited = await connection
    .selectFrom('audit_log')
    .select('target_id')
    .where('action', '=', 'evaluation.delete')
    .execute()
  const inLog = new Set(audited.map((entry) => entry.target_id))
  for (const { filename, id, deleted } of model.uploads) {
    if (deleted === 'yes' && !inLog.has(String(id))) fault(`the deletion of ${filename} is not in the audit log`)
  }
  await checkFiles({ database, storage, keys }, fault)
}

/** After a sweep of everything that has no owner, the files are exactly those of the books. */
async function checkFiles({ database, storage, keys }: Inspected, fault: (what: string) => void): Promise<void> {
  const { files } = createRepositories(database.connection)
  const orphans = await files.orphans(new Date(Date.now() + 24 * 3600 * 1000))
  await sweepFiles(files, storage, orphans)
  const rows = await database.connection.selectFrom('files').select(['key', 'evaluation_id']).execute()
  const known = new Set(rows.map(({ key }) => key))
  const there = new Set(keys.filter((key) => !orphans.includes(key)))
  for (const key of there) if (!known.has(key)) fault(`the file ${key} belongs to nobody`)
  for (const key of known) if (!there.has(key)) fault(`the file ${key} is missing`)
  const lost = await database.connection
    .selectFrom('evaluations')
    .select('filename')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('files')
            .select('key')
            .whereRef('files.evaluation_id', '=', 'evaluations.id')
            .where('kind', '=', 'book'),
        ),
      ),
    )
    .execute()
  for (const { filename } of lost) fault(`${filename} has lost its file`)
}
