-- Filters, order and layout of a list of the recruiter's area, under a name of the person.
create table saved_views (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  list text not null check (list in ('vacancies', 'applicants')),
  name text not null,
  -- Query of the page's URL.
  query text not null,
  unique (account_id, list, name)
);
