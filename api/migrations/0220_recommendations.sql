-- The switch "Use my profile" of the recommendations.
alter table applicants add column recommendations boolean not null default true;

-- Vacancies that the applicant does not want to see again among the recommendations.
create table hidden_recommendations (
  applicant_id integer not null references applicants on delete cascade,
  vacancy_id integer not null references vacancies on delete cascade,
  created_at timestamptz not null default now(),
  primary key (applicant_id, vacancy_id)
);
create index hidden_recommendations_vacancy on hidden_recommendations (vacancy_id);
