-- The last vacancies that an account opened, the same on all its devices.
create table viewed_vacancies (
  account_id integer not null references accounts on delete cascade,
  vacancy_id integer not null references vacancies on delete cascade,
  viewed_at timestamptz not null default now(),
  primary key (account_id, vacancy_id)
);
create index viewed_vacancies_vacancy on viewed_vacancies (vacancy_id);
