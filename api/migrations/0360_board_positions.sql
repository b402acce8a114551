-- Place of an application in its column of the applicants board. It counts only in the status it was given in; without
-- one the time of the application places the card.
alter table applications
  add column board_position double precision,
  add column board_status text,
  add constraint board_position_has_status check ((board_position is null) = (board_status is null));
