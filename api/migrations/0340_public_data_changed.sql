-- Announces changes of what public pages show, as an event of the realtime server on a public channel. Site servers then
-- drop the pages that they keep.

create function public_data_changed() returns trigger language plpgsql as $$
declare
  transaction_id constant text := pg_current_xact_id()::text;
  -- No process has this id, so that all of them deliver the event.
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
  message constant text := '{"kind":"event","channel":"public-data","event":"changed","data":"{}"}';
  event_id bigint;
begin
  -- Once per transaction.
  if current_setting('portal.announced', true) = transaction_id then return null; end if;
  perform set_config('portal.announced', transaction_id, true);
  insert into realtime_events (sender, body) values (nobody, message) returning id into event_id;
  perform pg_notify('realtime', concat_ws(' ', event_id, nobody, message));
  return null;
end $$;

-- All columns but the count of views.
create trigger vacancies_announced after insert or delete or update of company_id, title, description, requirements, benefits,
  sectors, educations, workloads, languages, employment_type, location_district_id, remote, salary_min, salary_max,
  salary_currency, salary_period, salary_visible, work_permit, valid_through, status, published_at, sponsored_until,
  external_apply_url, screening_questions, posted_until, opens_at, occupation_name
  on vacancies for each statement execute function public_data_changed();
create trigger companies_announced after insert or delete or update on companies
  for each statement execute function public_data_changed();
create trigger options_announced after insert or delete or update on options
  for each statement execute function public_data_changed();
create trigger packages_announced after insert or delete or update on packages
  for each statement execute function public_data_changed();
