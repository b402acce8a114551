-- Accounts of OpenID Connect providers that sign in to an account. The e-mail address is for display only.
create table account_identities (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  provider text not null check (provider in ('google', 'microsoft')),
  issuer text not null,
  subject text not null,
  email text not null,
  linked_at timestamptz not null default now(),
  unique (issuer, subject)
);
create index account_identities_account on account_identities (account_id);

-- Mailed links that prove the e-mail address of an identity which signs in to no account yet.
create table identity_links (
  token_hash bytea primary key,
  issuer text not null,
  subject text not null,
  email text not null,
  -- Role of a new account, if it was chosen.
  role text check (role in ('recruiter', 'applicant')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_links_email on identity_links (email);
