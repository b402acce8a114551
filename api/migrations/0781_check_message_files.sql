-- Does not block readers or writers.
alter table application_messages validate constraint application_messages_file;
