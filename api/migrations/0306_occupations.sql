-- The occupation of a vacancy: chosen by the recruiter, or guessed from the title.

alter table vacancies
  -- Choice of the recruiter; null: guessed.
  add column occupation text,
  -- Effective occupation; '' when the title names none, null before it was looked for.
  add column occupation_key text,
  -- ISCO-08 minor group, shared by related occupations.
  add column occupation_group text,
  -- Name in English, which search finds.
  add column occupation_name text not null default '';

create or replace function vacancy_search_fill() returns trigger language plpgsql as $$
declare
  company_name text := coalesce((select name from companies where id = new.company_id), '');
  chosen text := coalesce((
    select string_agg(name, ' ') from options
    where id = any (new.sectors || new.educations || new.workloads || new.languages || new.location_district_id)
  ), '');
begin
  -- Title (A), company (B) and occupation (C).
  new.search_title := setweight(to_tsvector('portal', new.title), 'A') || setweight(to_tsvector('portal', company_name), 'B')
    || setweight(to_tsvector('portal', new.occupation_name), 'C');
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
  workloads, languages, location_district_id, company_id, occupation_name
  on vacancies for each row execute function vacancy_search_fill();

create index vacancies_occupation on vacancies (occupation_key, published_at desc) where status = 'open' and occupation_key <> '';
create index vacancies_occupation_group on vacancies (occupation_group, published_at desc)
  where status = 'open' and occupation_group is not null;
create index vacancies_occupation_unknown on vacancies (id) where occupation_key is null;
