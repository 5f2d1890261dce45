-- What the engine's verdict came to, small, so that a whole library can be compared with other rules. Null in a book judged
-- before this column was there: its ready list row says the same.
alter table evaluations add column outcome text;

-- The decision of a person that holds over the engine's verdict: verdict, age, reason, reviewer, time.
alter table evaluations add column review text;

-- Counts every change of verdict. A review names the one it was made on, and is refused when another came between.
alter table evaluations add column verdict_revision integer not null default 0;

create index evaluations_to_review on evaluations (id) where needs_review;

-- How a verdict came about: re-scorings, new readings, reviews and their undoing. A book without rows has its first verdict.
create table verdict_history (
  id uuid primary key,
  evaluation_id uuid not null references evaluations (id) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('judged', 'rescored', 'read_again', 'review', 'review_undone')),
  -- outcome, and what belongs to the kind: version of the rules, reviewer, reason
  entry text not null
);

create index verdict_history_by_evaluation on verdict_history (evaluation_id, id);

-- A library being judged again by other rules. Which books are done is told by their own rows.
create table rescorings (
  id uuid primary key,
  scoring_config_id uuid not null,
  scoring_config_version text not null,
  status text not null check (status in ('running', 'completed', 'cancelled')),
  total integer not null,
  done integer not null default 0,
  to_read integer not null default 0,
  read integer not null default 0,
  changed integer not null default 0,
  failed integer not null default 0,
  performed_by text not null,
  job_id uuid,
  created_at timestamptz not null,
  finished_at timestamptz
);

create unique index rescorings_one_running on rescorings (status) where status = 'running';
