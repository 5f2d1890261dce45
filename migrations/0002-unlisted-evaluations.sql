-- A deep analysis is an evaluation that the library does not show until somebody adds it.
alter table evaluations add column in_library boolean not null default true;

create index evaluations_unlisted on evaluations (created_at) where not in_library;
