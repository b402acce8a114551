-- What people say is wrong with a vacancy.
create table vacancy_reports (
  id integer generated always as identity primary key,
  vacancy_id integer not null references vacancies on delete cascade,
  reason text not null check (reason in ('scam', 'discrimination', 'misleading', 'expired', 'offensive', 'other')),
  message text not null default '',
  email text,
  created_at timestamptz not null default now(),
  handled_at timestamptz
);
create index vacancy_reports_vacancy on vacancy_reports (vacancy_id);
create index vacancy_reports_email on vacancy_reports (email) where email is not null;
