-- Members of a company: an owner changes the company and its members, a recruiter works with vacancies and
-- applicants, a viewer reads.
alter table memberships drop constraint memberships_membership_check;
update memberships set membership = 'recruiter' where membership = 'member';
alter table memberships add constraint memberships_membership_check
  check (membership in ('owner', 'recruiter', 'viewer'));

create table company_invitations (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  email text not null,
  membership text not null check (membership in ('owner', 'recruiter', 'viewer')),
  -- Only the hash of the mailed token is stored. Accepting deletes the row, so a link works once.
  token_hash bytea not null unique,
  invited_by integer references accounts on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (company_id, email)
);
