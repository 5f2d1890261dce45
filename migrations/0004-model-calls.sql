-- What a model answered, under the SHA-256 of the complete request, so that nothing is paid for twice.
create table model_answers (
  key text primary key,
  answer text not null,
  created_at timestamptz not null
);

-- What each book asked and what it cost. Goes with its book; an answer goes with the last book that asked for it.
create table model_calls (
  id uuid primary key,
  evaluation_id uuid not null references evaluations (id) on delete cascade,
  key text not null,
  purpose text not null,
  outcome text not null check (outcome in ('answered', 'reused', 'rejected')),
  input_tokens integer not null,
  output_tokens integer not null,
  -- US dollars; null where the price of the model is not known
  cost_usd double precision,
  created_at timestamptz not null
);

create index model_calls_by_evaluation on model_calls (evaluation_id);

create index model_calls_by_key on model_calls (key);

-- The sums of model_calls as the list shows them; null where no model was asked.
alter table evaluations add column ai_usage text;
