-- Passkeys of accounts, and the challenges that a browser signs to add or use one.
create table passkeys (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- Number of signatures, up to 2³²; 0 forever for a synchronised passkey.
  counter double precision not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id);

create table passkey_challenges (
  challenge_hash bytea primary key,
  -- Null for a sign-in: the passkey names the account.
  account_id integer references accounts on delete cascade,
  purpose text not null check (purpose in ('add', 'sign_in', 'second_step')),
  expires_at timestamptz not null
);
create index passkey_challenges_account on passkey_challenges (account_id);

-- When the session gave a second factor; null: it was opened with one factor.
alter table session_families add column second_step_at timestamptz;
