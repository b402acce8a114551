-- The search texts of a vacancy also change with its languages. In a file of its own, as its lock would last as long as the
-- writes of another statement.
create or replace trigger vacancy_search before insert or update of title, description, requirements, benefits,
  sectors, educations, workloads, languages, location_district_id, company_id, occupation_name, text_language, guessed_language, translations
  on vacancies for each row execute function vacancy_search_fill();
