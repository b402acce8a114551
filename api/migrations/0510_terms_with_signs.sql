-- Terms with signs are single words in the search: "F&B" is "FandB", "C++" "Cplusplus", "24/7" "24slash7". The parser of
-- PostgreSQL splits them into letters, and reads "HR/Payroll" as the name of a file.

create function portal_fold(value text) returns text language plpgsql immutable parallel safe strict as $$
begin
  -- Most texts of a query, title or name have no sign.
  if value !~ '[&/+#.,:''’]' then return value; end if;
  -- The rules of foldSigns in the API, in its order.
  value := regexp_replace(value, '[''’]s\y', '', 'gi');
  value := regexp_replace(value, '([[:alpha:]])[''’](?=[[:alpha:]])', '\1', 'g');
  value := regexp_replace(value, '\y([[:alnum:]]) & ([[:alnum:]])\y', '\1and\2', 'g');
  value := regexp_replace(value, '([[:alnum:]])&([[:alnum:]])\y', '\1and\2', 'g');
  value := regexp_replace(value, '\y([[:alnum:]])&(?=[[:alnum:]])', '\1and', 'g');
  value := regexp_replace(value, '\y([[:alpha:]])#', '\1sharp', 'g');
  value := regexp_replace(value, '([[:alnum:]])\+\+', '\1plusplus', 'g');
  value := regexp_replace(value, '\y([[:alpha:]])\+(?![[:alnum:]])', '\1plus', 'g');
  value := regexp_replace(value, '(^|[^[:alnum:].])\.(?=[[:alpha:]])', '\1dot', 'g');
  value := regexp_replace(value, '\y(asp|ado|vb)\.(?=net\y)', '\1 dot', 'gi');
  value := regexp_replace(value, '\y([[:alpha:]])/([[:alpha:]])\y', '\1slash\2', 'g');
  value := regexp_replace(value, '\y([[:digit:]]+)/(?=[[:digit:]]+\y)', '\1slash', 'g');
  value := regexp_replace(value, '([[:alnum:]])/(?=[[:alnum:]])', '\1 ', 'g');
  value := regexp_replace(value, '([[:digit:]])[.,:](?=[[:digit:]])', '\1dot', 'g');
  value := regexp_replace(value, '\y([[:alpha:]])\.(?=[[:alpha:]])', '\1', 'g');
  return regexp_replace(value, '([[:alpha:]])\.(?=[[:alpha:]])', '\1 ', 'g');
end $$;

create or replace function vacancy_search_fill() returns trigger language plpgsql as $$
declare
  company_name text := coalesce((select name from companies where id = new.company_id), '');
  chosen text := coalesce((
    select string_agg(name, ' ') from options
    where id = any (new.sectors || new.educations || new.workloads || new.languages || new.location_district_id)
  ), '');
begin
  -- Title (A), company (B) and occupation (C).
  new.search_title := setweight(to_tsvector('portal', portal_fold(new.title)), 'A')
    || setweight(to_tsvector('portal', portal_fold(company_name)), 'B')
    || setweight(to_tsvector('portal', portal_fold(new.occupation_name)), 'C');
  new.search := new.search_title || setweight(to_tsvector('portal', portal_fold(chosen)), 'C')
    || setweight(to_tsvector('portal',
      portal_fold(new.description || ' ' || new.requirements || ' ' || new.benefits)), 'D');
  insert into search_words
  select distinct part from regexp_split_to_table(
    portal_plain(concat_ws(' ', new.title, company_name, chosen)), '[^[:alnum:]]+') part
  where length(part) > 2 and not exists (select from search_words where word = part)
  order by part
  on conflict do nothing;
  return new;
end $$;

create or replace function portal_query(words text[]) returns tsquery language plpgsql immutable parallel safe as $$
declare
  wanted tsquery := ''::tsquery;
  unfinished text := regexp_replace(
    portal_plain(regexp_replace(portal_fold(words[cardinality(words)]), '^.*\s', '')), '[^[:alnum:]]', '', 'g');
  part tsquery;
begin
  for place in 1 .. cardinality(words) loop
    part := plainto_tsquery('portal', portal_fold(words[place]));
    if place = cardinality(words) and length(unfinished) > 1 then
      -- Of several words in one term, as in "HR/Payroll", the last one may be unfinished.
      part := case when portal_fold(words[place]) ~ '\s'
        then plainto_tsquery('portal', regexp_replace(portal_fold(words[place]), '\s\S*$', ''))
          && (plainto_tsquery('portal', unfinished) || to_tsquery('simple', unfinished || ':*'))
        else part || to_tsquery('simple', unfinished || ':*') end;
    end if;
    wanted := wanted && part;
  end loop;
  return wanted;
end $$;

update vacancies set company_id = company_id
where portal_fold(concat_ws(' ', title, occupation_name, description, requirements, benefits))
    <> concat_ws(' ', title, occupation_name, description, requirements, benefits)
  or company_id in (select id from companies where portal_fold(name) <> name)
  or sectors || educations || workloads || languages || location_district_id
    && array(select id from options where portal_fold(name) <> name);
