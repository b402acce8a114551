-- How a member of the company rated an interview. The applicant never sees it.
create table interview_scorecards (
  id integer generated always as identity primary key,
  interview_id integer not null references interviews on delete cascade,
  -- Null: an account that was deleted.
  account_id integer references accounts on delete set null,
  skills smallint not null check (skills between 1 and 5),
  experience smallint not null check (experience between 1 and 5),
  communication smallint not null check (communication between 1 and 5),
  recommendation text not null check (recommendation in ('strong_no', 'no', 'yes', 'strong_yes')),
  comment text not null default '',
  updated_at timestamptz not null default now(),
  unique (interview_id, account_id)
);
create index interview_scorecards_account on interview_scorecards (account_id);
