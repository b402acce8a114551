-- Language of the page that requested a link, for an account that has chosen none.
alter table reset_requests add column language text check (language in ('en', 'pap', 'nl', 'es'));
