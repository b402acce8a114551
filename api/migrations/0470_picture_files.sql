-- Pictures of companies have a folder of their own. Earlier ones stay below `covers`. The drawings, which the demo
-- referenced, are no longer served.

create or replace function files_fall_due() returns trigger language plpgsql as $$
declare
  dropped text := substring(to_jsonb(old) ->> tg_argv[0] from '(?:logos|covers|pictures|photos|resumes)/[0-9a-f]{32}');
begin
  if dropped is not null then
    insert into files_to_delete (folder) values (dropped)
    on conflict (folder) do update set delete_after = now();
  end if;
  return null;
end $$;

delete from company_pictures where url like '/api/drawings/%';
