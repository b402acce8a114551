-- URL of the cover image, 4:1, and what the company offers its employees, one phrase each.
alter table companies
  add column cover text,
  add column benefits text[] not null default '{}';

create or replace function files_fall_due() returns trigger language plpgsql as $$
declare
  dropped text := substring(to_jsonb(old) ->> tg_argv[0] from '(?:logos|covers|photos|resumes)/[0-9a-f]{32}');
begin
  if dropped is not null then
    insert into files_to_delete (folder) values (dropped)
    on conflict (folder) do update set delete_after = now();
  end if;
  return null;
end $$;

create trigger company_cover_replaced after update of cover on companies
  for each row when (old.cover is distinct from new.cover) execute function files_fall_due('cover');
create trigger company_cover_removed after delete on companies
  for each row execute function files_fall_due('cover');
