-- The operator closed the account: it can no longer be signed in to.
alter table accounts add column banned_at timestamptz;
