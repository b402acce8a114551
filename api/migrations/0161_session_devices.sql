-- What the list of active sessions shows. Updated when the session is refreshed, at most every ten minutes.
alter table session_families
  add column user_agent text,
  add column ip_address text,
  add column last_seen_at timestamptz not null default now();

-- The time up to which a daily summary has reported new applicants.
alter table notification_settings add column summarised_at timestamptz;
