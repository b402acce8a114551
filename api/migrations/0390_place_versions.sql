-- Version of a place: grows with each change, so that pages ignore a place that arrives after a newer one.
alter table board_places add column version double precision not null default 0;
