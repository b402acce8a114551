-- Counters of rate limits, shared by all processes. Unlogged: losing them in a crash only resets the counters.
create unlogged table rate_limits (
  -- Hash of the limit and of what it counts: an IP network, account or e-mail address.
  key bytea primary key,
  hits integer not null,
  resets_at timestamptz not null
) with (fillfactor = 50);
