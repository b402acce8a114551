-- Vacancies whose public page has changed since search engines were last told, one row each.

create table changed_pages (
  vacancy_id integer primary key,
  -- Differs after each change, so that a change during a notification is not lost.
  revision uuid not null default gen_random_uuid()
);

create function vacancy_page_changed() returns trigger language plpgsql as $$
begin
  insert into changed_pages (vacancy_id) values (coalesce(new.id, old.id))
  on conflict (vacancy_id) do update set revision = excluded.revision;
  return null;
end $$;

create trigger vacancy_page_added after insert on vacancies
  for each row when (new.status <> 'draft') execute function vacancy_page_changed();
create trigger vacancy_page_changed after update of status, title, description, requirements, benefits, sectors, educations,
  workloads, languages, location_district_id, company_id, employment_type, remote, work_permit, salary_min, salary_max,
  salary_currency, salary_period, salary_visible, valid_through, external_apply_url
  on vacancies for each row
  when (new is distinct from old and (new.status <> 'draft' or old.status <> 'draft'))
  execute function vacancy_page_changed();
create trigger vacancy_page_deleted after delete on vacancies
  for each row when (old.status <> 'draft') execute function vacancy_page_changed();
