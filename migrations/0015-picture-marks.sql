-- What people say of the pictures of a book: an array of marks, each with picture, objection, reviewer and time.
alter table book_pictures add column marks text;

-- How many of a book's pictures a person has seen; null where nobody looked.
alter table evaluations add column pictures_seen integer;
