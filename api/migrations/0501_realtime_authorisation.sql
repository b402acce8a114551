-- The realtime servers drop the connections of a session when it ends, and authorise a company's presence channel again
-- when a member leaves, whichever statement does it.
create function notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('realtime', 'ended ' || old.id);
  return null;
end $$;
create trigger session_revoked after update of revoked_at on session_families
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function notify_session_ended();
create trigger session_deleted after delete on session_families
  for each row when (old.revoked_at is null) execute function notify_session_ended();

create function notify_member_left() returns trigger language plpgsql as $$
begin
  perform pg_notify('realtime', 'check presence-company.' || old.company_id);
  return null;
end $$;
create trigger member_left after delete on memberships for each row execute function notify_member_left();
