-- Time and place that a confirmed interview moves to, with the recruiter whose it becomes, while the move can be undone.
alter table interviews add column pending_move jsonb,
  add column move_requested_at timestamptz,
  add column move_effective_at timestamptz;
