-- Translations with "F+B" at the start of a line, where 0621 read the "n" of "\n" as a part of the word.
update vacancies set company_id = company_id where translations::text ~ '\\[a-z][[:alpha:]]\+[[:alpha:]]\y';
