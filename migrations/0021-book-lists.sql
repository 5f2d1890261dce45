-- Lists of books that were sent: a class's, a shop's, a ministry's.
create table book_lists (
  id uuid primary key,
  -- null of the library's own
  family_id uuid references families (id) on delete cascade,
  name text not null,
  -- what the list names (src/contract/wanted-book.ts)
  books text not null,
  left_out integer not null,
  created_at timestamptz not null
);

create index book_lists_by_family on book_lists (family_id, id);

-- Which book of the library a line means, where a person said so.
create table book_list_choices (
  list_id uuid not null references book_lists (id) on delete cascade,
  position integer not null,
  evaluation_id uuid not null references evaluations (id) on delete cascade,
  primary key (list_id, position)
);

create index book_list_choices_by_book on book_list_choices (evaluation_id);

-- Books that somebody would like to have judged.
create table wishes (
  id uuid primary key,
  -- null of the library's own
  family_id uuid references families (id) on delete cascade,
  book text not null,
  -- the same of two ways to write one book, so that it is wished for once
  book_key text not null,
  wished_at timestamptz not null
);

create unique index wishes_once on wishes (coalesce(family_id, '00000000-0000-0000-0000-000000000000'), book_key);
