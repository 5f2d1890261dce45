-- Waiting books are taken by turn, then by arrival: a book's turn grows with the number of books its uploader has waiting.
alter table evaluations add column turn integer not null default 0;

-- Whose book it is, only while it waits: the address the upload came from.
alter table evaluations add column uploader text;

create index concurrently if not exists evaluations_waiting on evaluations (turn, id) where status = 'pending';

create index concurrently if not exists evaluations_waiting_by_uploader on evaluations (uploader, turn) where status = 'pending';

-- The few that change from second to second.
create index concurrently if not exists evaluations_processing on evaluations (id) where status = 'processing';

-- How many books are judged an hour.
create index concurrently if not exists evaluations_by_end on evaluations (completed_at);
