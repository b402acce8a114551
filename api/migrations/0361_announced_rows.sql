-- Announces changed rows instead of statements: an update of no row, or of a draft, changes no public page. Each
-- transaction still announces once.

drop trigger vacancies_announced on vacancies;
drop trigger companies_announced on companies;
drop trigger options_announced on options;
drop trigger packages_announced on packages;

create trigger vacancy_added_announced after insert on vacancies
  for each row when (new.status <> 'draft') execute function public_data_changed();
-- Columns that public pages show.
create trigger vacancy_changed_announced after update of company_id, title, description, requirements, benefits,
  sectors, educations, workloads, languages, employment_type, location_district_id, remote, salary_min, salary_max,
  salary_currency, salary_period, salary_visible, work_permit, valid_through, status, published_at, sponsored_until,
  external_apply_url, screening_questions, posted_until, opens_at, occupation_name
  on vacancies for each row
  when (new is distinct from old and (new.status <> 'draft' or old.status <> 'draft'))
  execute function public_data_changed();
create trigger vacancy_deleted_announced after delete on vacancies
  for each row when (old.status <> 'draft') execute function public_data_changed();

create trigger company_added_announced after insert or delete on companies
  for each row execute function public_data_changed();
create trigger company_changed_announced after update on companies
  for each row when (new is distinct from old) execute function public_data_changed();
create trigger option_added_announced after insert or delete on options
  for each row execute function public_data_changed();
create trigger option_changed_announced after update on options
  for each row when (new is distinct from old) execute function public_data_changed();
create trigger package_added_announced after insert or delete on packages
  for each row execute function public_data_changed();
create trigger package_changed_announced after update on packages
  for each row when (new is distinct from old) execute function public_data_changed();
