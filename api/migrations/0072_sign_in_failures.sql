-- Wrong passwords of the last hours, by address typed and by where they came from; both only as keyed hashes. Kept for
-- addresses without an account too, so that nobody learns from the pace of the answers who has one.
create table sign_in_failures (
  id bigint generated always as identity primary key,
  email_hash bytea not null,
  place_hash bytea not null,
  at timestamptz not null default now()
);
create index sign_in_failures_email on sign_in_failures (email_hash, at);

-- From where an account signed in with success: whoever comes from there again is not slowed by strangers' failures.
create table sign_in_places (
  account_id integer not null references accounts on delete cascade,
  place_hash bytea not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, place_hash)
);
