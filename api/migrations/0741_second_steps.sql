-- Second factor of accounts after a password or a mailed link.
create table second_steps (
  account_id integer primary key references accounts on delete cascade,
  -- Null until it is set up.
  enabled_at timestamptz,
  -- Secret of the app's codes, encrypted.
  app_secret bytea,
  -- Null until the app has shown a right code.
  app_confirmed_at timestamptz,
  -- Step of the last accepted code: each works once.
  app_last_step integer not null default 0,
  recovery_salt bytea,
  failures integer not null default 0,
  failed_at timestamptz,
  paused_until timestamptz
);

create table recovery_codes (
  account_id integer not null references accounts on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Browsers that skip the second step.
create table trusted_devices (
  id uuid primary key default gen_random_uuid(),
  account_id integer not null references accounts on delete cascade,
  user_agent text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index trusted_devices_account on trusted_devices (account_id);

-- Sign-ins that have given the first factor. They are no sessions: their token only answers the second step.
create table pending_sign_ins (
  token_hash bytea primary key,
  account_id integer not null references accounts on delete cascade,
  first_factor text not null,
  expires_at timestamptz not null
);
create index pending_sign_ins_account on pending_sign_ins (account_id);

-- Members open the applicants of the company only with a second factor.
alter table companies add column requires_second_step boolean not null default false;
