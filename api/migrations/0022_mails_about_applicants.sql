-- Whom a mail to somebody else tells of, so that erasing that person erases the mail too.
alter table mails add column about_applicant_id integer references applicants;
create index mails_about_applicant on mails (about_applicant_id) where about_applicant_id is not null;
