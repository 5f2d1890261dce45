-- What families say a book was to their child. It is beside the judgement and never in it.
create table opinions (
  id uuid primary key,
  evaluation_id uuid not null references evaluations (id) on delete cascade,
  -- null of the household whose library this is
  family_id uuid references families (id) on delete cascade,
  -- (src/contract/opinions.ts)
  opinion text not null,
  said_at timestamptz not null
);

create unique index opinions_once on opinions (evaluation_id, coalesce(family_id, '00000000-0000-0000-0000-000000000000'));

create index opinions_by_family on opinions (family_id);
