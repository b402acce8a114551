-- Search texts of vacancies in other languages. In a file of its own, as the locks of the trigger would last as long as these
-- writes.
update vacancies set company_id = company_id
where coalesce(text_language, guessed_language, 'en') <> 'en' or translations <> '{}';
