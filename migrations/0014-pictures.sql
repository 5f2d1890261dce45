-- The pictures of a book: what is known of each, and the file in which their thumbnails lie one after another.
create table book_pictures (
  evaluation_id uuid primary key references evaluations (id) on delete cascade,
  -- null where the book has none
  key text,
  pictures text not null,
  -- Found and not kept.
  more integer not null,
  created_at timestamptz not null
);

-- null of books that were read before their pictures were looked for
alter table evaluations add column picture_count integer;
