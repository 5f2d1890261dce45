-- The language model an administrator chose; one row or none. The environment's word holds over it.
create table model_choice (
  singleton boolean primary key default true check (singleton),
  active boolean not null,
  choice text not null,
  -- Sealed with SETTINGS_SECRET (src/server/settings/seal.ts); null where the model needs no key.
  sealed_key text,
  changed_at timestamptz not null
);

-- What a model's reading of the book was expected to take; null where no model was asked.
alter table evaluations add column ai_estimate text;

-- How long a model took for an answer, so that the next book's time can be told beforehand. Null of calls from before.
alter table model_calls add column model text, add column milliseconds integer;

create index concurrently if not exists model_calls_by_model on model_calls (model, id);
