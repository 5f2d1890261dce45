-- Pages of a book that is being photographed: they arrive one by one, before the book itself is handed in.
create table scan_pages (
  -- of the sender's secret for this book only a hash is kept
  scan text not null,
  page text not null,
  key text not null unique references files (key) on delete cascade,
  sha256 text not null,
  created_at timestamptz not null,
  primary key (scan, page)
);

-- What was read of each photograph of a book, as soon as it was read: pages as the reader found them (JSON).
create table page_readings (
  evaluation_id uuid not null references evaluations (id) on delete cascade,
  -- of the photograph in the book, from 0
  position integer not null,
  -- of how many
  total integer not null,
  pages text not null,
  created_at timestamptz not null,
  primary key (evaluation_id, position)
);
