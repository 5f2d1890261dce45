-- The id of the request that brought the book, so that its whole way can be found in the logs. Null of books from before.
alter table evaluations add column request_id text;
