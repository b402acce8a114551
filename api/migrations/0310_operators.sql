-- Accounts that may operate the releases of the site. Only `portal operators` changes them.
create table operators (
  account_id integer primary key references accounts on delete cascade,
  -- Name of the system user who ran the command.
  granted_by text not null,
  granted_at timestamptz not null default now()
);
