-- Which attempt at which job works on a book: `<job>#<attempt>`. A worker that was stopped while the queue gave its job to
-- another may wake up at any time; what it then writes must not count.
alter table evaluations add column claim text;
