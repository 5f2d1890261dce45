-- What others say of a book (readers' ratings, a publisher's age), as JSON; null where nobody was asked.
alter table evaluations add column community text;
alter table evaluations add column retailer text;
alter table evaluations add column community_cover_key text;
alter table evaluations add column retailer_cover_key text;

-- When the sources are to be asked (again); null: never asked. A worker that takes a book moves the time ahead.
alter table evaluations add column sources_due_at timestamptz;

create index evaluations_sources_due on evaluations (sources_due_at nulls first, id) where status = 'completed' and in_library;

-- Answers of sources over the network, so that none is asked twice for the same.
create table source_answers (
  source text not null,
  question text not null,
  answer text not null,
  fetched_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (source, question)
);

-- The next moment at which any process may send a source a request.
create table source_pace (
  source text primary key,
  next_at timestamptz not null
);

-- Feeds of publishers. The products of a feed are those of its last finished run.
create table onix_files (
  path text primary key,
  size bigint not null,
  modified_at timestamptz not null,
  state text not null check (state in ('indexing', 'indexed', 'failed')),
  run uuid,
  products integer not null default 0,
  with_age integer not null default 0,
  rejected integer not null default 0,
  error text,
  indexed_at timestamptz,
  duration_ms integer
);

create table onix_products (
  run uuid not null,
  record_reference text not null,
  withdrawn boolean not null,
  isbn text,
  title text not null,
  title_key text not null,
  author text not null,
  publisher text not null,
  min_age smallint,
  max_age smallint,
  age_source text,
  audience text not null,
  form text not null,
  cover_url text not null
);

create index onix_products_by_isbn on onix_products (isbn) where isbn is not null;

create index onix_products_by_title on onix_products (title_key);

create index onix_products_by_run on onix_products (run);

create table onix_rejects (
  run uuid not null,
  record_reference text not null,
  reason text not null,
  detail text not null
);

create index onix_rejects_by_run on onix_rejects (run);
