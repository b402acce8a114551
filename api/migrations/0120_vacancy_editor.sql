alter table vacancies
  add column department text,
  -- When a draft is published by the job.
  add column opens_at timestamptz,
  add column scheduled_by integer references accounts on delete set null,
  -- Rises with each edit, so that two editors notice each other.
  add column version integer not null default 1,
  add column edited_by integer references accounts on delete set null,
  add column edited_at timestamptz;

create index vacancies_opens_at on vacancies (opens_at) where opens_at is not null;
