-- What of a judgement decides a fit (src/pipeline/fit/fit-facts.ts); null until somebody works it out. A judgement that an older
-- process puts in its place has none.
alter table results add column fit_facts text;

-- The secret addresses of shelves. Of each only a hash is kept.
create table shelf_addresses (
  profile_id uuid primary key references reader_profiles (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null
);
