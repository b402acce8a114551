-- Stores the long columns of new vacancies beside the table. A search that reads thousands of vacancies reads a third of
-- the pages; what it counts and ranks by stays in the row.
alter table vacancies
  alter search_title set storage main,
  alter facets set storage main,
  set (toast_tuple_target = 512);
