-- E-mail addresses that published vacancies name for their applications. Their owners confirm them, because applicants'
-- names are sent there.
create table vacancy_contacts (
  company_id integer not null references companies on delete cascade,
  email text not null,
  -- Null until the link was mailed.
  asked_at timestamptz,
  -- Null until its owner pressed the button of the link, and after the owner has ended the mails.
  confirmed_at timestamptz,
  -- When the owner ended the mails; such an address is not asked again.
  ended_at timestamptz,
  primary key (company_id, email)
);
create index vacancy_contacts_unasked on vacancy_contacts (company_id) where asked_at is null;

insert into vacancy_contacts (company_id, email)
select distinct company_id, contact_email from vacancies where status = 'open' and contact_email is not null;
