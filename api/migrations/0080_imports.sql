-- An import tells how far it is, one runs for a company at a time, and what it finds is known by the source's own id.
alter table imports
  add column pages_done integer not null default 0,
  add column pages_total integer not null default 0,
  add column found integer not null default 0,
  add column touched_at timestamptz not null default now();
create unique index imports_running on imports (company_id) where finished_at is null;

alter table scraped_vacancies
  add column source_id text not null,
  drop constraint scraped_vacancies_import_id_source_url_key,
  add unique (import_id, source_id);
create index scraped_vacancies_source on scraped_vacancies (company_id, source_id);
