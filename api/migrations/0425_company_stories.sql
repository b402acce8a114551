-- More content of the page of a company: one sentence, directions, the time when an operator verified it, and
-- pictures of the work with a caption.

alter table companies
  add column tagline text,
  add column directions text,
  add column verified_at timestamptz;

create table company_pictures (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  url text not null,
  caption text not null
);
create index company_pictures_of on company_pictures (company_id, id);

create trigger company_picture_removed after delete on company_pictures
  for each row execute function files_fall_due('url');
create trigger company_pictures_announced after insert or delete or update on company_pictures
  for each statement execute function public_data_changed();

create function company_picture_changed() returns trigger language plpgsql as $$
begin
  insert into changed_pages (kind, id) values ('companies', coalesce(new.company_id, old.company_id))
  on conflict (kind, id) do update set revision = excluded.revision;
  return null;
end $$;
create trigger company_picture_changed after insert or delete or update on company_pictures
  for each row execute function company_picture_changed();

drop trigger company_page_changed on companies;
-- Columns that the page shows.
create trigger company_page_changed after update of name, slug, logo, cover, tagline, description, sectors, district_id,
  size_id, address, directions, website, careers_url, phone, email, founded, social_links, benefits, verified, verified_at
  on companies for each row when (new is distinct from old) execute function company_page_changed();
