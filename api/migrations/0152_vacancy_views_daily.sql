-- Views of a vacancy by day in Aruba. The sum since this migration is part of vacancies.views.
create table vacancy_views_daily (
  vacancy_id integer not null references vacancies on delete cascade,
  day date not null,
  views integer not null default 1,
  primary key (vacancy_id, day)
);
