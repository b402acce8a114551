-- concurrent
-- Every vacancy is in it until the job has run, which takes minutes.
create index concurrently if not exists vacancies_language_unknown on vacancies (id) where guessed_language is null;
