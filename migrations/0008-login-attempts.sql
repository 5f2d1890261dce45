-- How often an address has asked to be signed in, in the minute that began with the first of them. In the database, so that
-- several web processes count together.
create table login_attempts (
  address text primary key,
  attempts integer not null,
  since timestamptz not null
);

create index login_attempts_by_age on login_attempts (since);
