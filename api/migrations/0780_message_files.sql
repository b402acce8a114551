-- A message can be a file: `text` is then its name.
alter table application_messages
  add column file_folder text,
  add column file_media_type text,
  add column file_size integer;
alter table application_messages
  add constraint application_messages_file check (num_nulls(file_folder, file_media_type, file_size) in (0, 3)) not valid;

create or replace function files_fall_due() returns trigger language plpgsql as $$
declare
  dropped text := substring(to_jsonb(old) ->> tg_argv[0] from '(?:logos|covers|pictures|photos|resumes|messages)/[0-9a-f]{32}');
begin
  if dropped is not null then
    insert into files_to_delete (folder) values (dropped)
    on conflict (folder) do update set delete_after = now();
  end if;
  return null;
end $$;

create trigger message_file_removed after delete on application_messages
  for each row when (old.file_folder is not null) execute function files_fall_due('file_folder');
