-- Secret addresses at which calendar programs read the interviews of a recruiter.
create table calendar_feeds (
  account_id integer primary key references accounts on delete cascade,
  token_hash bytea not null unique,
  -- Whether the entries name the applicants.
  shows_names boolean not null,
  created_at timestamptz not null default now(),
  -- When a program last read it.
  read_at timestamptz
);
