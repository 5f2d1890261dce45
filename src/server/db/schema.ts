import type { ColumnType, Generated } from 'kysely'
import type { EvaluationStatus, Stage } from '../../contract/evaluation.ts'

/** Written as ISO text or Date, read as Date by both databases. */
type Time = ColumnType<Date, Date | string, Date | string>
type NullableTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** JSON kept as text: PostgreSQL's jsonb would reorder keys, and a result must stay byte-identical. */
type JsonText = string

export type ScoringConfigsTable = {
  id: string
  name: string
  description: string | null
  version: string
  is_active: Generated<boolean>
  rules: JsonText
  created_at: Time
  updated_at: Time
}

export type EvaluationsTable = {
  id: string
  filename: string
  file_size: number
  sha256: string
  is_ocr: boolean
  status: Generated<EvaluationStatus>
  progress: Generated<number>
  stage: Stage | null
  created_at: Time
  updated_at: Time
  completed_at: NullableTime
  spent_ms: Generated<number>
  cover_key: string | null
  cover_version: Generated<number>
  scoring_config_id: string | null
  scoring_config_version: string | null
  evaluator: JsonText | null
  needs_review: Generated<boolean>
  review_reasons: Generated<JsonText>
  notices: Generated<JsonText>
  duplicate_of: string | null
  unverified_quotes: Generated<number>
  text_length: Generated<number>
  edits: Generated<JsonText>
  error_code: string | null
  error_params: JsonText | null
  attempts: Generated<number>
  starts: Generated<number>
  job_id: string | null
  claim: string | null
  cancel_token_hash: string
  search_text: Generated<string>
  text_language: Generated<string>
  in_library: Generated<boolean>
  ai_usage: JsonText | null
  ai_estimate: JsonText | null
  picture_count: Generated<number | null>
  pictures_seen: Generated<number | null>
  picture_taking: Generated<JsonText | null>
  outcome: JsonText | null
  review: JsonText | null
  verdict_revision: Generated<number>
  community: JsonText | null
  retailer: JsonText | null
  community_cover_key: string | null
  retailer_cover_key: string | null
  sources_due_at: NullableTime
  turn: Generated<number>
  uploader: string | null
  request_id: string | null
  listed_en: JsonText | null
  listed_ar: JsonText | null
  facts: Generated<JsonText | null>
  rated: Generated<number | null>
  popular: Generated<number | null>
}

export type FilesTable = {
  key: string
  evaluation_id: string | null
  /** 'cover' is every picture we made, the sheet of thumbnails too: older processes know no third kind. */
  kind: 'book' | 'cover'
  position: Generated<number>
  size: number
  created_at: Time
}

export type BookTextsTable = { evaluation_id: string; content: string; structure: JsonText; created_at: Time }
export type ScanPagesTable = { scan: string; page: string; key: string; sha256: string; created_at: Time }
export type PageReadingsTable = {
  evaluation_id: string
  position: number
  total: number
  pages: JsonText
  created_at: Time
}
export type BookPicturesTable = {
  evaluation_id: string
  key: string | null
  pictures: JsonText
  more: number
  marks: Generated<JsonText | null>
  shown: Generated<number | null>
  created_at: Time
}
export type AssessmentsTable = {
  evaluation_id: string
  engine_key: string
  assessment: JsonText
  scores: JsonText
  created_at: Time
}
export type ResultsTable = {
  evaluation_id: string
  result: JsonText
  nmc_assessment: JsonText
  judgement: JsonText
  created_at: Time
  /** null until somebody works them out */
  fit_facts: Generated<JsonText | null>
}

export type VerdictHistoryTable = {
  id: string
  evaluation_id: string
  at: Time
  kind: string
  entry: JsonText
}

export type RescoringsTable = {
  id: string
  scoring_config_id: string
  scoring_config_version: string
  status: 'running' | 'completed' | 'cancelled'
  total: number
  done: Generated<number>
  to_read: Generated<number>
  read: Generated<number>
  changed: Generated<number>
  failed: Generated<number>
  performed_by: string
  job_id: string | null
  created_at: Time
  finished_at: NullableTime
}

export type ModelAnswersTable = { key: string; answer: JsonText; created_at: Time }
export type ModelCallsTable = {
  id: string
  evaluation_id: string
  key: string
  purpose: string
  outcome: 'answered' | 'reused' | 'rejected'
  input_tokens: number
  output_tokens: number
  cost_usd: number | null
  created_at: Time
  model: string | null
  milliseconds: number | null
}

export type ModelChoiceTable = {
  singleton: Generated<boolean>
  active: boolean
  choice: JsonText
  sealed_key: string | null
  changed_at: Time
}

export type FamiliesTable = { id: string; code_hash: string; created_at: Time }
export type ReaderProfilesTable = {
  id: string
  family_id: string | null
  profile: JsonText
  created_at: Time
  updated_at: Time
}
export type ProfileDecisionsTable = {
  profile_id: string
  evaluation_id: string
  allowed: boolean
  reason: string
  decided_at: Time
}
export type ShelfAddressesTable = { profile_id: string; token_hash: string; created_at: Time }

export type BookListsTable = {
  id: string
  family_id: string | null
  name: string
  books: JsonText
  left_out: number
  created_at: Time
}
export type BookListChoicesTable = { list_id: string; position: number; evaluation_id: string }
export type WishesTable = {
  id: string
  family_id: string | null
  book: JsonText
  book_key: string
  wished_at: Time
}
export type OpinionsTable = {
  id: string
  evaluation_id: string
  family_id: string | null
  opinion: JsonText
  said_at: Time
}

export type AuditLogTable = {
  id: string
  at: Time
  action: string
  target_kind: string
  target_id: string
  performed_by: string
  before: JsonText | null
  after: JsonText | null
}

export type SessionsTable = { token_hash: string; created_at: Time; expires_at: Time }
export type LoginAttemptsTable = { address: string; attempts: number; since: Time }
export type LibraryVersionTable = { singleton: Generated<boolean>; version: string | number }

export type SourceAnswersTable = {
  source: string
  question: string
  answer: string
  fetched_at: Time
  expires_at: Time
}
export type SourcePaceTable = { source: string; next_at: Time }

export type OnixFilesTable = {
  path: string
  size: ColumnType<string | number, number, number>
  modified_at: Time
  state: 'indexing' | 'indexed' | 'failed'
  run: string | null
  products: Generated<number>
  with_age: Generated<number>
  rejected: Generated<number>
  error: string | null
  indexed_at: NullableTime
  duration_ms: number | null
}
export type OnixProductsTable = {
  run: string
  record_reference: string
  withdrawn: boolean
  isbn: string | null
  title: string
  title_key: string
  author: string
  publisher: string
  min_age: number | null
  max_age: number | null
  age_source: string | null
  audience: string
  form: string
  cover_url: string
}
export type OnixRejectsTable = { run: string; record_reference: string; reason: string; detail: string }

export type Schema = {
  scoring_configs: ScoringConfigsTable
  evaluations: EvaluationsTable
  files: FilesTable
  book_texts: BookTextsTable
  book_pictures: BookPicturesTable
  scan_pages: ScanPagesTable
  page_readings: PageReadingsTable
  assessments: AssessmentsTable
  results: ResultsTable
  verdict_history: VerdictHistoryTable
  rescorings: RescoringsTable
  model_answers: ModelAnswersTable
  model_calls: ModelCallsTable
  model_choice: ModelChoiceTable
  families: FamiliesTable
  reader_profiles: ReaderProfilesTable
  profile_decisions: ProfileDecisionsTable
  book_lists: BookListsTable
  book_list_choices: BookListChoicesTable
  wishes: WishesTable
  opinions: OpinionsTable
  shelf_addresses: ShelfAddressesTable
  audit_log: AuditLogTable
  sessions: SessionsTable
  login_attempts: LoginAttemptsTable
  library_version: LibraryVersionTable
  source_answers: SourceAnswersTable
  source_pace: SourcePaceTable
  onix_files: OnixFilesTable
  onix_products: OnixProductsTable
  onix_rejects: OnixRejectsTable
}
