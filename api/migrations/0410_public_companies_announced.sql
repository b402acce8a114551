-- Announces changes of who owns a company and of the owner's verification: both decide whether the company is public.

create function announce_public_data() returns void language plpgsql as $$
declare
  transaction_id constant text := pg_current_xact_id()::text;
  -- No process has this id, so that all of them deliver the event.
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
  message constant text := '{"kind":"event","channel":"public-data","event":"changed","data":"{}"}';
  event_id bigint;
begin
  -- Once per transaction.
  if current_setting('portal.announced', true) = transaction_id then return; end if;
  perform set_config('portal.announced', transaction_id, true);
  insert into realtime_events (sender, body) values (nobody, message) returning id into event_id;
  perform pg_notify('realtime', concat_ws(' ', event_id, nobody, message));
end $$;

create or replace function public_data_changed() returns trigger language plpgsql as $$
begin
  perform announce_public_data();
  return null;
end $$;

create function account_verified() returns trigger language plpgsql as $$
begin
  if exists (select from memberships where account_id = new.id and membership = 'owner') then
    perform announce_public_data();
  end if;
  return null;
end $$;

create trigger account_verified_announced after update of verified_at on accounts
  for each row when (new.verified_at is distinct from old.verified_at) execute function account_verified();
create trigger owner_added_announced after insert on memberships
  for each row when (new.membership = 'owner') execute function public_data_changed();
create trigger owner_changed_announced after update on memberships
  for each row when (new is distinct from old and (new.membership = 'owner' or old.membership = 'owner'))
  execute function public_data_changed();
create trigger owner_removed_announced after delete on memberships
  for each row when (old.membership = 'owner') execute function public_data_changed();
