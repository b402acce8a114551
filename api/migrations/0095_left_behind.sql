-- Whose address a mail to somebody else tells of, to be erased with them.
alter table mails add column about_email text;
create index mails_about_email on mails (about_email) where about_email is not null;

-- Whose upload it is, while it is not finished; not a reference, as it outlives the account.
alter table files_to_delete add column uploaded_by integer;
create index files_to_delete_uploaded_by on files_to_delete (uploaded_by) where uploaded_by is not null;
