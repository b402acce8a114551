-- Conversations about which an account gets neither mails nor notifications.
create table conversation_mutes (
  application_id integer not null references applications on delete cascade,
  account_id integer not null references accounts on delete cascade,
  primary key (application_id, account_id)
);
create index conversation_mutes_account on conversation_mutes (account_id);
