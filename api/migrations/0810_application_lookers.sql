-- Which members of a company have an application open now. Unlogged: it is true for a minute.
create unlogged table application_lookers (
  application_id integer not null references applications on delete cascade,
  account_id integer not null references accounts on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (application_id, account_id)
);
create index application_lookers_account on application_lookers (account_id);
