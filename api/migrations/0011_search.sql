-- Search at 100,000 vacancies: what is ranked, counted and corrected for typing errors.

alter table vacancies
  -- Title (A) and company (B) alone: small enough to rank every hit by.
  add column search_title tsvector,
  -- Everything that filters choose from: options by id, kinds of employment from 601, remote modes from 611, work
  -- permits from 621. One list to count values in, and one index for any mix of filters.
  add column facets integer[] generated always as (
    sectors || educations || workloads || languages || location_district_id
    || 600 + array_position(array['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM',
      'OTHER'], employment_type)
    || 610 + array_position(array['no', 'hybrid', 'full'], remote)
    || 620 + array_position(array['local_only', 'sponsored', 'any'], work_permit)
  ) stored;

drop index vacancies_trigrams;
alter table vacancies drop column search_text;

-- The words of titles, companies and options, as people should have typed them. Grows only.
create table search_words (word text primary key);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

create or replace function vacancy_search_fill() returns trigger language plpgsql as $$
declare
  company_name text := coalesce((select name from companies where id = new.company_id), '');
  chosen text := coalesce((
    select string_agg(name, ' ') from options
    where id = any (new.sectors || new.educations || new.workloads || new.languages || new.location_district_id)
  ), '');
begin
  new.search_title := setweight(to_tsvector('portal', new.title), 'A') || setweight(to_tsvector('portal', company_name), 'B');
  new.search := new.search_title || setweight(to_tsvector('portal', chosen), 'C')
    || setweight(to_tsvector('portal', new.description || ' ' || new.requirements || ' ' || new.benefits), 'D');
  insert into search_words
  select distinct part from regexp_split_to_table(
    portal_plain(concat_ws(' ', new.title, company_name, chosen)), '[^[:alnum:]]+') part
  where length(part) > 2 and not exists (select from search_words where word = part)
  order by part
  on conflict do nothing;
  return new;
end $$;

drop trigger vacancy_search on vacancies;
create trigger vacancy_search before insert or update of title, description, requirements, benefits, sectors, educations,
  workloads, languages, location_district_id, company_id
  on vacancies for each row execute function vacancy_search_fill();

update vacancies set company_id = company_id;
alter table vacancies alter column search_title set not null;

-- What was typed, as a query: every word must be there, the last one may be unfinished. Words that say nothing
-- ("the") are left out. The input is words alone, so nothing in it is an operator.
create function portal_query(words text[]) returns tsquery language plpgsql immutable parallel safe as $$
declare
  wanted tsquery := ''::tsquery;
  unfinished text := regexp_replace(portal_plain(words[cardinality(words)]), '[^[:alnum:]]', '', 'g');
  part tsquery;
begin
  for place in 1 .. cardinality(words) loop
    part := plainto_tsquery('portal', words[place]);
    if place = cardinality(words) and length(unfinished) > 1 then
      part := part || to_tsquery('simple', unfinished || ':*');
    end if;
    wanted := wanted && part;
  end loop;
  return wanted;
end $$;

create index vacancies_titles on vacancies using gin (search_title) where status = 'open';

drop index vacancies_filters;
create index vacancies_filters on vacancies using gin (facets) where status = 'open';

-- Lists are read from these alone, without touching the wide rows.
drop index vacancies_newest;
create index vacancies_newest on vacancies (published_at desc, id desc)
  include (facets, valid_through, sponsored_until, company_id) where status = 'open';
create index vacancies_sponsored on vacancies (sponsored_until) where status = 'open' and sponsored_until is not null;
create index vacancies_lowest_salary on vacancies (salary_month_awg, id) where status = 'open';
create index vacancies_open_by_company on vacancies (company_id) include (valid_through) where status = 'open';

-- Counting a view rewrites the row: leave room for that on its own page.
alter table vacancies set (fillfactor = 90);

create index companies_words on companies using gin (to_tsvector('portal', name || ' ' || description));
