-- Texts that the members of a company reuse in messages to applicants.
create table message_templates (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  -- Stage of an application that the text is for; null: every stage.
  stage text,
  name text not null,
  text text not null
);
create index message_templates_of on message_templates (company_id, id);
