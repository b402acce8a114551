-- Everyone who asks for a reset link, with an account or without: one row, written in the same time. The worker finds
-- out afterwards whose address it is, and removes the row.
create table reset_requests (
  id integer generated always as identity primary key,
  email text not null,
  request_id text,
  created_at timestamptz not null default now()
);
