-- Members of the company that a private note mentions. The text of the note contains `@` and the name.
create table note_mentions (
  note_id integer not null references application_notes on delete cascade,
  account_id integer not null references accounts on delete cascade,
  primary key (note_id, account_id)
);
create index note_mentions_account on note_mentions (account_id);

alter table notification_settings drop constraint notification_settings_topic_check;
alter table notification_settings add constraint notification_settings_topic_check
  check (topic in ('new_applicants', 'application_updates', 'mentions')) not valid;
