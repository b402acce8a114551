-- What the processes of the realtime server tell each other. Nothing here outlives a connection, so none of it is
-- written to the log of the database; after a crash each process writes down its own again.

-- An event on its way to the other processes. NOTIFY carries up to 8000 bytes, this row the rest; and who was cut off
-- from the database for a moment reads here what it has missed.
create unlogged table realtime_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  sender uuid not null,
  body text not null
);
create index realtime_events_at on realtime_events (at);

-- Processes that are alive, by their own word.
create unlogged table realtime_instances (
  id uuid primary key,
  seen_at timestamptz not null default now()
);

-- Who is in which presence channel, one row a connection.
create unlogged table realtime_members (
  channel text not null,
  socket_id text not null,
  instance_id uuid not null,
  user_id text not null,
  user_info jsonb not null,
  primary key (channel, socket_id)
);
create index realtime_members_instance on realtime_members (instance_id);
