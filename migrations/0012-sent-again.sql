-- A book that is sent again, because the answer was lost, is known by its token (src/server/evaluations/submit-book.ts).
create index concurrently if not exists evaluations_by_token on evaluations (cancel_token_hash);
