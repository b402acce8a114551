-- Events of the realtime server that survive a crash or a failover of the database. In an unlogged table, acknowledged
-- events were lost, and the ids of its sequence started again at ids that the other processes had already received.

-- Its rows are of the last minutes, and a process that is still running retries its events.
-- squawk-ignore ban-drop-table
drop table realtime_events;

-- An event for the other processes. NOTIFY carries up to 8000 bytes, longer events are read here; and a process whose
-- connection was lost reads here what it has missed.
create table realtime_events (
  -- Random, so that no id is used again whatever happens to the database.
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  sender uuid not null,
  body text not null
);
create index realtime_events_at on realtime_events (at);

create or replace function announce_public_data() returns void language plpgsql as $$
declare
  transaction_id constant text := pg_current_xact_id()::text;
  -- No process has this id, so that all of them deliver the event.
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
  message constant text := '{"kind":"event","channel":"public-data","event":"changed","data":"{}"}';
  event_id uuid;
begin
  -- Once per transaction.
  if current_setting('portal.announced', true) = transaction_id then return; end if;
  perform set_config('portal.announced', transaction_id, true);
  insert into realtime_events (sender, body) values (nobody, message) returning id into event_id;
  perform pg_notify('realtime', concat_ws(' ', event_id, nobody, message));
end $$;
