-- Name for the account that a mailed link creates when the e-mail address has none.
alter table reset_requests add column name text;

-- Mailed links that create an applicant's account without a password. A new link replaces the one before.
create table sign_up_links (
  email text primary key,
  token_hash bytea not null,
  name text not null,
  language text check (language in ('en', 'pap', 'nl', 'es')),
  expires_at timestamptz not null
);
