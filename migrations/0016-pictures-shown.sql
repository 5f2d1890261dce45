-- Whether the pictures were shown to a language model, so that this is done once: the number of those it has seen.
alter table book_pictures add column shown integer;
