-- Alerts that are mailed within minutes. Their `frequency` is 'daily': the digest of the morning has what came at night.
alter table search_alerts add column at_once boolean not null default false,
  -- Vacancies published before were looked at.
  add column checked_at timestamptz;
