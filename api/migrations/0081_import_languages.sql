-- An import tells languages, too: what was found before states none.
update scraped_vacancies set data = jsonb_set(data, '{languages}', '[]') where not data ? 'languages';
