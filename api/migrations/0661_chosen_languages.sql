-- A choice of English for an unknown language is a change. Guesses of English are none: they would announce every vacancy.
create or replace trigger vacancy_language_changed after update of text_language, guessed_language, translations
  on vacancies for each row
  when ((new.text_language, coalesce(new.text_language, new.guessed_language, 'en'), new.translations)
      is distinct from (old.text_language, coalesce(old.text_language, old.guessed_language, 'en'), old.translations)
    and (new.status <> 'draft' or old.status <> 'draft'))
  execute function vacancy_page_changed();
create or replace trigger vacancy_language_announced after update of text_language, guessed_language, translations
  on vacancies for each row
  when ((new.text_language, coalesce(new.text_language, new.guessed_language, 'en'), new.translations)
      is distinct from (old.text_language, coalesce(old.text_language, old.guessed_language, 'en'), old.translations)
    and (new.status <> 'draft' or old.status <> 'draft'))
  execute function public_data_changed();
