-- Texts with the signs of the file before.
update vacancies set company_id = company_id
where concat_ws(' ', title, occupation_name, description, requirements, benefits, translations::text)
    ~ '♯|\y[[:alpha:]]\+[[:alpha:]]\y|[[:alpha:]]-[[:digit:]]'
  or company_id in (select id from companies where name ~ '♯|\y[[:alpha:]]\+[[:alpha:]]\y|[[:alpha:]]-[[:digit:]]');
