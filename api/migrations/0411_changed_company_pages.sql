-- Submits the pages of companies to search engines too: changed pages name their kind.

alter table changed_pages drop constraint changed_pages_pkey;
alter table changed_pages rename column vacancy_id to id;
alter table changed_pages add column kind text not null default 'vacancies' check (kind in ('vacancies', 'companies'));
alter table changed_pages alter column kind drop default;
alter table changed_pages add primary key (kind, id);

create or replace function vacancy_page_changed() returns trigger language plpgsql as $$
begin
  insert into changed_pages (kind, id) values ('vacancies', coalesce(new.id, old.id))
  on conflict (kind, id) do update set revision = excluded.revision;
  return null;
end $$;

create function company_page_changed() returns trigger language plpgsql as $$
begin
  insert into changed_pages (kind, id) values ('companies', coalesce(new.id, old.id))
  on conflict (kind, id) do update set revision = excluded.revision;
  return null;
end $$;

create trigger company_page_added after insert or delete on companies
  for each row execute function company_page_changed();
-- Columns that the page shows.
create trigger company_page_changed after update of name, slug, logo, cover, description, sectors, district_id, size_id,
  address, website, careers_url, phone, email, founded, social_links, benefits, verified
  on companies for each row when (new is distinct from old) execute function company_page_changed();

-- The first verified owner makes a company public.
create or replace function account_verified() returns trigger language plpgsql as $$
begin
  if exists (select from memberships where account_id = new.id and membership = 'owner') then
    perform announce_public_data();
    insert into changed_pages (kind, id)
    select 'companies', company_id from memberships where account_id = new.id and membership = 'owner'
    on conflict (kind, id) do update set revision = excluded.revision;
  end if;
  return null;
end $$;
