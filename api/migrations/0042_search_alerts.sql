-- A search whose new vacancies are mailed to an address: an account is not needed, a confirmed address is.
drop table saved_searches;

create table search_alerts (
  id integer generated always as identity primary key,
  email text not null check (email = lower(email)),
  filter jsonb not null,
  frequency text not null check (frequency in ('daily', 'weekly')),
  confirm_token_hash bytea unique,
  -- When the link to confirm was last mailed.
  confirm_sent_at timestamptz,
  -- Null: nothing is mailed yet. Vacancies that were published before are no news.
  confirmed_at timestamptz,
  -- The Aruban day for which new vacancies were last looked up.
  looked_on date,
  last_sent_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index search_alerts_once on search_alerts (email, md5(filter::text));
create index search_alerts_due on search_alerts (looked_on) where confirmed_at is not null;

-- What an alert has told of, so that it tells of nothing twice.
create table search_alert_vacancies (
  alert_id integer not null references search_alerts on delete cascade,
  vacancy_id integer not null references vacancies on delete cascade,
  primary key (alert_id, vacancy_id)
);
create index search_alert_vacancies_vacancy on search_alert_vacancies (vacancy_id);
