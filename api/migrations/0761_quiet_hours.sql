-- Times of the day, in Aruba, during which an account gets no mails that its notification settings govern.
create table quiet_hours (
  account_id integer primary key references accounts on delete cascade,
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- Earlier than the start: the next day.
  ends_at text not null check (ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  check (starts_at <> ends_at)
);

-- Mails that wait for the end of the quiet hours of their recipient.
create table held_mails (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  -- The conversation: mails about one application are sent as one. Null for others.
  application_id integer references applications on delete cascade,
  -- The unread messages from this one on, from which the mail is written when it is sent.
  first_message_id integer,
  mail jsonb,
  about_applicant_id integer references applicants on delete cascade,
  due_at timestamptz not null,
  check ((mail is null) = (first_message_id is not null)),
  check (first_message_id is null or application_id is not null)
);
create index held_mails_due on held_mails (due_at);
create index held_mails_account on held_mails (account_id, application_id);
create index held_mails_application on held_mails (application_id);
create unique index held_mails_messages on held_mails (application_id, account_id)
  where first_message_id is not null;
create index held_mails_about on held_mails (about_applicant_id);
