-- What became of taking the pictures of a judged book out of its file: null where nobody asked for it, or it is done.
alter table evaluations add column picture_taking text;

create index concurrently if not exists evaluations_by_picture_taking on evaluations (id) where picture_taking is not null;
