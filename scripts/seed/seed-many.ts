import { createHash } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { outcomeOf } from '../../src/contract/outcome.ts'
import type { Connection, Database } from '../../src/server/db/database.ts'
import { factColumns } from '../../src/server/db/facts-repository.ts'
import { createRepositories } from '../../src/server/db/repositories.ts'
import type { EvaluationsTable } from '../../src/server/db/schema.ts'
import { engineKey } from '../../src/server/evaluations/engine-key.ts'
import { searchText } from '../../src/server/evaluations/listed-row.ts'
import { listedRows } from '../../src/server/evaluations/listed-rows.ts'
import { textLanguage } from '../../src/server/evaluations/localized-result.ts'
import type { StoredEvaluation } from '../../src/server/evaluations/stored-evaluation.ts'
import { judgeVariants, type Variant } from './judge-variants.ts'
import { createRandom } from './random.ts'

/** So many different judgements; further books repeat one of them under another title. */
const MOST_VARIANTS = 240
const BATCH = 500
const MINUTES_APART = 13

/**
 * Fills the library with completed evaluations for load tests, the same books every time. They have texts, assessments
 * and results like any other, but no uploaded file and no cover.
 */
export async function seedMany(database: Database, files: readonly string[], count: number): Promise<void> {
  const config = await createRepositories(database.connection).scoringConfigs.active()
  if (config === null) throw new Error('there is no active scoring configuration')
  const variants = await judgeVariants(files, Math.min(count, MOST_VARIANTS), config)
  const templates: string[] = []
  const now = Date.now()
  for (let from = 0; from < count; from += BATCH) {
    const books = Array.from({ length: Math.min(BATCH, count - from) }, (_, offset) => {
      const index = from + offset
      const variant = variants[index % variants.length] as Variant
      // Oldest first, so that ids and times agree.
      const createdAt = new Date(now - (count - index) * MINUTES_APART * 60_000)
      return { variant, stored: storedBook(variant, index, Math.floor(index / variants.length), createdAt, config) }
    })
    await database.transaction(async (transaction) => {
      await transaction
        .insertInto('evaluations')
        .values(books.map(({ variant, stored }) => toRow(stored, variant)))
        .execute()
      const copies: { from: string; to: string }[] = []
      for (const [offset, { variant, stored }] of books.entries()) {
        const template = templates[(from + offset) % variants.length]
        if (template === undefined) {
          await saveSteps(transaction, stored.id, variant)
          templates.push(stored.id)
        } else copies.push({ from: template, to: stored.id })
      }
      await copySteps(transaction, copies)
      await createRepositories(transaction).library.touch()
    })
  }
  // A library that grew slowly is known to its database.
  await sql`analyze`.execute(database.connection)
}

function storedBook(
  { filename, fileSize, book, assessment, judged }: Variant,
  index: number,
  copy: number,
  createdAt: Date,
  config: { id: string; version: string },
): StoredEvaluation {
  const random = createRandom(index)
  const spentMs = random.between(300, 9000)
  return {
    id: uuidv7({ msecs: createdAt.getTime() }),
    filename,
    fileSize,
    sha256: createHash('sha256')
      .update(`seed ${String(index)}`)
      .digest('hex'),
    isOCR: false,
    status: 'completed',
    progress: 100,
    stage: 'finalizing',
    createdAt,
    completedAt: new Date(createdAt.getTime() + spentMs),
    spentMs,
    coverKey: null,
    pictureCount: null,
    picturesSeen: null,
    pictureTaking: null,
    coverVersion: 0,
    scoringConfigId: config.id,
    scoringConfigVersion: config.version,
    evaluator: assessment.evaluator,
    needsReview: judged.judgement.needsReview,
    reviewReasons: judged.judgement.reviewReasons,
    notices: judged.judgement.notices,
    duplicateOf: null,
    unverifiedQuotes: assessment.unverifiedQuotes,
    textLength: book.text.length,
    edits: copy === 0 ? {} : { title: `${judged.result.title} ${String(copy + 1)}` },
    failure: null,
    attempts: 0,
    starts: 0,
    jobId: null,
    claim: null,
    cancelTokenHash: '',
    textLanguage: textLanguage(judged.result),
    inLibrary: true,
    review: null,
    aiUsage: null,
    aiEstimate: null,
    verdictRevision: 0,
    community: null,
    retailer: null,
    communityCoverKey: null,
    retailerCoverKey: null,
    turn: 0,
    requestId: null,
  }
}

function toRow(stored: StoredEvaluation, { judged }: Variant): Insertable<EvaluationsTable> {
  const listed = listedRows(stored, judged)
  return {
    id: stored.id,
    filename: stored.filename,
    file_size: stored.fileSize,
    sha256: stored.sha256,
    is_ocr: stored.isOCR,
    status: stored.status,
    progress: stored.progress,
    stage: stored.stage,
    created_at: stored.createdAt,
    updated_at: stored.createdAt,
    completed_at: stored.completedAt,
    spent_ms: stored.spentMs,
    scoring_config_id: stored.scoringConfigId,
    scoring_config_version: stored.scoringConfigVersion,
    evaluator: JSON.stringify(stored.evaluator),
    needs_review: stored.needsReview,
    review_reasons: JSON.stringify(stored.reviewReasons),
    notices: JSON.stringify(stored.notices),
    unverified_quotes: stored.unverifiedQuotes,
    text_length: stored.textLength,
    edits: JSON.stringify(stored.edits),
    cancel_token_hash: stored.cancelTokenHash,
    search_text: searchText(stored, judged.result),
    text_language: stored.textLanguage,
    outcome: JSON.stringify(outcomeOf(judged.judgement)),
    listed_en: listed.en,
    listed_ar: listed.ar,
    ...factColumns(listed.en),
  }
}

async function saveSteps(transaction: Connection, id: string, { book, assessment, judged }: Variant): Promise<void> {
  const { checkpoints } = createRepositories(transaction)
  await checkpoints.saveBook(id, book)
  await checkpoints.saveAssessment(id, engineKey(assessment.evaluator), assessment)
  await checkpoints.saveJudged(id, judged, assessment)
}

/** Inside the database: the kept steps are large, and compressed there already. */
async function copySteps(transaction: Connection, copies: readonly { from: string; to: string }[]): Promise<void> {
  if (copies.length === 0) return
  const pairs = sql`json_to_recordset(${JSON.stringify(copies)}::json) as pair("from" uuid, "to" uuid)`
  await sql`insert into book_texts (evaluation_id, content, structure, created_at)
    select pair."to", content, structure, created_at from ${pairs} join book_texts on evaluation_id = pair."from"`.execute(
    transaction,
  )
  await sql`insert into assessments (evaluation_id, engine_key, assessment, scores, created_at)
    select pair."to", engine_key, assessment, scores, created_at
    from ${pairs} join assessments on evaluation_id = pair."from"`.execute(transaction)
  await sql`insert into results (evaluation_id, result, nmc_assessment, judgement, created_at, fit_facts)
    select pair."to", result, nmc_assessment, judgement, created_at, fit_facts
    from ${pairs} join results on evaluation_id = pair."from"`.execute(transaction)
}
