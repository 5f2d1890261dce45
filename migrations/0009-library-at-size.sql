-- Lists and counts by status, newest first.
create index concurrently if not exists evaluations_by_status on evaluations (status, id) where in_library;

-- The order in which sources are asked; the one before it told the ages of ids the wrong way round.
create index concurrently if not exists evaluations_sources_next on evaluations (sources_due_at nulls first, id desc) where status = 'completed' and in_library;

drop index concurrently if exists evaluations_sources_due;
