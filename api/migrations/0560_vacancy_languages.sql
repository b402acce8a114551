-- Languages of the texts of a vacancy.
alter table vacancies
  -- Choice of the recruiter; null: guessed.
  add column text_language text check (text_language in ('en', 'pap', 'nl', 'es')),
  -- What the texts look like; null before it was looked for.
  add column guessed_language text check (guessed_language in ('en', 'pap', 'nl', 'es')),
  -- Texts in other languages, by language.
  add column translations jsonb not null default '{}';

-- Vacancies from before the columns were shown as English texts.
create trigger vacancy_language_changed after update of text_language, guessed_language, translations
  on vacancies for each row
  when ((coalesce(new.text_language, new.guessed_language, 'en'), new.translations)
      is distinct from (coalesce(old.text_language, old.guessed_language, 'en'), old.translations)
    and (new.status <> 'draft' or old.status <> 'draft'))
  execute function vacancy_page_changed();
create trigger vacancy_language_announced after update of text_language, guessed_language, translations
  on vacancies for each row
  when ((coalesce(new.text_language, new.guessed_language, 'en'), new.translations)
      is distinct from (coalesce(old.text_language, old.guessed_language, 'en'), old.translations)
    and (new.status <> 'draft' or old.status <> 'draft'))
  execute function public_data_changed();
