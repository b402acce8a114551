-- One index answers both kinds of text and the filters. With filters in several, the planner found the many vacancies
-- with a common filter value in one of them, and then compared the text of each.
drop index vacancies_search;
drop index vacancies_titles;
drop index vacancies_filters;
create index vacancies_search on vacancies using gin (search, search_title, facets) where status = 'open';
