-- Text and filters in one index, so that a search reads the rows with both alone. Two indexes read all rows of one of
-- them: the planner compares the text of every row of a filter because it does not know what reading a long text costs.

drop index vacancies_search;
drop index vacancies_titles;
create index vacancies_search on vacancies using gin (search, facets) where status = 'open';
create index vacancies_titles on vacancies using gin (search_title, facets) where status = 'open';
