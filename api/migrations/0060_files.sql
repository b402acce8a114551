-- Folders of the storage that are to go. An upload puts its folder here before it writes, and takes it off in the
-- transaction that names it: a crash between the two leaves nothing behind.
create table files_to_delete (
  folder text primary key,
  delete_after timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text
);
create index files_to_delete_due on files_to_delete (delete_after);

-- Taken off the applicant's list, and kept for the applications that it went along with.
alter table resumes add column removed_at timestamptz;
drop index resumes_default;
create unique index resumes_default on resumes (applicant_id) where is_default and removed_at is null;
create index applications_resume on applications (resume_id) where resume_id is not null;

-- Whatever removes the last row that names a file, the file goes after the commit. The column is the argument.
create function files_fall_due() returns trigger language plpgsql as $$
declare
  dropped text := substring(to_jsonb(old) ->> tg_argv[0] from '(?:logos|photos|resumes)/[0-9a-f]{32}');
begin
  if dropped is not null then
    insert into files_to_delete (folder) values (dropped)
    on conflict (folder) do update set delete_after = now();
  end if;
  return null;
end $$;

create trigger company_logo_replaced after update of logo on companies
  for each row when (old.logo is distinct from new.logo) execute function files_fall_due('logo');
create trigger company_logo_removed after delete on companies
  for each row execute function files_fall_due('logo');
create trigger applicant_photo_replaced after update of photo on applicants
  for each row when (old.photo is distinct from new.photo) execute function files_fall_due('photo');
create trigger applicant_photo_removed after delete on applicants
  for each row execute function files_fall_due('photo');
create trigger resume_removed after delete on resumes
  for each row execute function files_fall_due('storage_key');
