-- One statement ends with a semicolon at the end of a line (src/server/db/migrate.ts splits there).

create table scoring_configs (
  id uuid primary key,
  name text not null,
  description text,
  version text not null,
  is_active boolean not null default false,
  -- the four systems, nmcConfig and verdictConfig as they were saved; text, so that key order is kept
  rules text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index scoring_configs_one_active on scoring_configs (is_active) where is_active;

create table evaluations (
  id uuid primary key,
  filename text not null,
  file_size double precision not null,
  sha256 text not null,
  is_ocr boolean not null,
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
  progress real not null default 0,
  stage text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz,
  -- milliseconds of work so far, without the time between a crash and the next start
  spent_ms double precision not null default 0,
  cover_key text,
  cover_version integer not null default 0,
  scoring_config_id uuid,
  scoring_config_version text,
  evaluator text,
  needs_review boolean not null default false,
  review_reasons text not null default '[]',
  notices text not null default '[]',
  duplicate_of uuid,
  unverified_quotes integer not null default 0,
  text_length integer not null default 0,
  -- what a person corrected: { title?, author?, publisher? }
  edits text not null default '{}',
  error_code text,
  error_params text,
  -- tried and failed for a reason that may pass
  attempts integer not null default 0,
  -- taken up by a worker since the last finished step
  starts integer not null default 0,
  job_id uuid,
  cancel_token_hash text not null,
  -- lower-cased title, author and summary, for ?q=
  search_text text not null default '',
  -- the language of the texts in `result`
  text_language text not null default 'en',
  -- the ready row of GET /api/evaluations in each reader's language; null until finished
  listed_en text,
  listed_ar text
);

create index evaluations_by_content on evaluations (sha256, id desc);

create index evaluations_unfinished on evaluations (id) where status in ('pending', 'processing');

create table files (
  key text primary key,
  -- null while the upload is arriving, and again when the evaluation is gone and the file waits to be removed
  evaluation_id uuid references evaluations (id) on delete set null,
  kind text not null check (kind in ('book', 'cover')),
  position integer not null default 0,
  size double precision not null,
  created_at timestamptz not null
);

create index files_by_evaluation on files (evaluation_id, kind, position);

create table book_texts (
  evaluation_id uuid primary key references evaluations (id) on delete cascade,
  content text not null,
  -- pages, pageKind, format, metadata, headings, notices
  structure text not null,
  created_at timestamptz not null
);

create table assessments (
  evaluation_id uuid primary key references evaluations (id) on delete cascade,
  -- which rules rated the book; a duplicate reuses the assessment only under the same
  engine_key text not null,
  assessment text not null,
  -- the part a verdict depends on, small, for re-scoring a whole library
  scores text not null,
  created_at timestamptz not null
);

create table results (
  evaluation_id uuid primary key references evaluations (id) on delete cascade,
  result text not null,
  nmc_assessment text not null,
  judgement text not null,
  created_at timestamptz not null
);

create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  action text not null,
  target_kind text not null,
  target_id uuid not null,
  performed_by text not null,
  before text,
  after text
);

create table sessions (
  token_hash text primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Bumped in the transaction of every change the list shows, so that its ETag never lags behind its rows.
create table library_version (
  singleton boolean primary key default true check (singleton),
  version bigint not null
);

insert into library_version (version) values (0);
