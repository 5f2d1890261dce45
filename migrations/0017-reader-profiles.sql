-- Families that were handed a code. Of the code only a hash is kept.
create table families (
  id uuid primary key,
  code_hash text not null unique,
  created_at timestamptz not null
);

-- Children, classes and shelves that books are chosen for.
create table reader_profiles (
  id uuid primary key,
  -- null of the library's own
  family_id uuid references families (id) on delete cascade,
  -- what a person entered (src/contract/reader-profile.ts)
  profile text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index reader_profiles_by_family on reader_profiles (family_id, id);

-- An explicit yes or no to one book, and why.
create table profile_decisions (
  profile_id uuid not null references reader_profiles (id) on delete cascade,
  evaluation_id uuid not null references evaluations (id) on delete cascade,
  allowed boolean not null,
  reason text not null,
  decided_at timestamptz not null,
  primary key (profile_id, evaluation_id)
);

create index profile_decisions_by_book on profile_decisions (evaluation_id);
