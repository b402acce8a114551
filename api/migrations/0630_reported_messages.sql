-- Application whose message was reported; null for a report of the vacancy. What quotes a message is erased with it.
alter table vacancy_reports add column application_id integer;
