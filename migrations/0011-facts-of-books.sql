-- What filters and counts ask of a judged book, short: a large library shares few of them (src/server/db/facts-repository.ts).
-- Books judged before get theirs from a job.
alter table evaluations add column facts text;

-- The orders of the list besides newest first.
alter table evaluations add column rated double precision;

alter table evaluations add column popular double precision;

create index concurrently if not exists evaluations_by_facts on evaluations (facts, id) where in_library and status = 'completed';

create index concurrently if not exists evaluations_by_rating on evaluations (rated, id) where in_library and status = 'completed';

create index concurrently if not exists evaluations_by_readers on evaluations (popular, id) where in_library and status = 'completed';
