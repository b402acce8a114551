-- Texts of a vacancy are also searched with the dictionary of their language. The configuration `portal` reads all texts,
-- because names of occupations and companies are searched with it; a marker tells which other dictionaries a text has had,
-- so that a Spanish stem such as "turn" finds no English word.

create text search configuration portal_nl (copy = dutch);
alter text search configuration portal_nl
  alter mapping for hword, hword_part, word with unaccent, dutch_stem;
create text search configuration portal_es (copy = spanish);
alter text search configuration portal_es
  alter mapping for hword, hword_part, word with unaccent, spanish_stem;
-- PostgreSQL has no dictionary for Papiamento: words lose the plural ending -nan, see `portal_singular`.
create text search configuration portal_pap (copy = simple);
alter text search configuration portal_pap
  alter mapping for hword, hword_part, word with unaccent, simple;

create function portal_singular(value text) returns text language sql immutable parallel safe strict
  return regexp_replace(value, '([[:alpha:]]{3})nan\M', '\1', 'gi');

-- Words of a text in the dictionary of a language, with its marker; empty for English.
create function portal_own_words(language text, value text) returns tsvector
language sql immutable parallel safe as $$
  select case language
    when 'nl' then to_tsvector('portal_nl', portal_fold(value)) || $word$'language nl':1$word$::tsvector
    when 'es' then to_tsvector('portal_es', portal_fold(value)) || $word$'language es':1$word$::tsvector
    when 'pap' then to_tsvector('portal_pap', portal_singular(portal_fold(value)))
      || $word$'language pap':1$word$::tsvector
    else ''::tsvector
  end
$$;

-- Adds the words in three more dictionaries to a query, each for texts of its language.
create function portal_in_languages(english tsquery, value text) returns tsquery
language plpgsql immutable parallel safe as $$
declare
  folded text := portal_fold(value);
  as_english tsquery := plainto_tsquery('portal', folded);
  part tsquery;
begin
  -- Stop words only.
  if numnode(english) = 0 then return english; end if;
  part := plainto_tsquery('portal_nl', folded);
  if numnode(part) > 0 and part <> as_english then
    english := english || ('''language nl'''::tsquery && part);
  end if;
  part := plainto_tsquery('portal_es', folded);
  if numnode(part) > 0 and part <> as_english then
    english := english || ('''language es'''::tsquery && part);
  end if;
  part := plainto_tsquery('portal_pap', portal_singular(folded));
  if numnode(part) > 0 and part <> as_english then
    english := english || ('''language pap'''::tsquery && part);
  end if;
  return english;
end $$;

create or replace function vacancy_search_fill() returns trigger language plpgsql as $$
declare
  company_name text := coalesce((select name from companies where id = new.company_id), '');
  chosen text := coalesce((
    select string_agg(name, ' ') from options
    where id = any (new.sectors || new.educations || new.workloads || new.languages || new.location_district_id)
  ), '');
  title_words tsvector := to_tsvector('portal', portal_fold(new.title));
  text_words tsvector := to_tsvector('portal',
    portal_fold(new.description || ' ' || new.requirements || ' ' || new.benefits));
  written_in text := coalesce(new.text_language, new.guessed_language, 'en');
  version record;
begin
  title_words := title_words || portal_own_words(written_in, new.title);
  text_words := text_words || portal_own_words(written_in,
    new.description || ' ' || new.requirements || ' ' || new.benefits);
  for version in
    select key as language, value ->> 'title' as title,
      concat_ws(' ', value ->> 'description', value ->> 'requirements', value ->> 'benefits') as body
    from jsonb_each(new.translations)
  loop
    title_words := title_words || to_tsvector('portal', portal_fold(coalesce(version.title, '')))
      || portal_own_words(version.language, coalesce(version.title, ''));
    text_words := text_words || to_tsvector('portal', portal_fold(version.body))
      || portal_own_words(version.language, version.body);
  end loop;
  -- Title (A), company (B) and occupation (C).
  new.search_title := setweight(title_words, 'A') || setweight(to_tsvector('portal', portal_fold(company_name)), 'B')
    || setweight(to_tsvector('portal', portal_fold(new.occupation_name)), 'C');
  new.search := new.search_title || setweight(to_tsvector('portal', portal_fold(chosen)), 'C')
    || setweight(text_words, 'D');
  insert into search_words
  select distinct part from regexp_split_to_table(
    portal_plain(concat_ws(' ', new.title, company_name, chosen)), '[^[:alnum:]]+') part
  where length(part) > 2 and not exists (select from search_words where word = part)
  order by part
  on conflict do nothing;
  return new;
end $$;

create or replace trigger vacancy_search before insert or update of title, description, requirements, benefits,
  sectors, educations, workloads, languages, location_district_id, company_id, occupation_name, text_language, guessed_language, translations
  on vacancies for each row execute function vacancy_search_fill();
