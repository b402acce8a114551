-- An address is on the list once its owner has followed the link that was mailed to it.
alter table newsletter_subscribers
  add column confirm_token_hash bytea unique,
  add column confirm_sent_at timestamptz,
  add column confirmed_at timestamptz;
