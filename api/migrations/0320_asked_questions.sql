-- Screening questions as they were when the applicant answered: the company may reword or remove them later.
alter table applications add column asked_questions jsonb not null default '[]';
update applications a set asked_questions = v.screening_questions from vacancies v where v.id = a.vacancy_id;
