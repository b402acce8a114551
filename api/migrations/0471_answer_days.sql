-- Stores how long a company takes to decide about applications; an hourly job computes it.

alter table companies add column answer_days integer;
create index application_history_decisions on application_history (application_id, effective_at)
  where status not in ('new', 'viewed', 'withdrawn');

drop trigger company_page_changed on companies;
-- Columns that the page shows.
create trigger company_page_changed after update of name, slug, logo, cover, tagline, description, sectors, district_id,
  size_id, address, directions, website, careers_url, phone, email, founded, social_links, benefits, verified,
  verified_at, answer_days
  on companies for each row when (new is distinct from old) execute function company_page_changed();
