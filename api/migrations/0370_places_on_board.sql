-- Place of an application in a column of the applicants board; higher is nearer to the top. Each stage has its own, so
-- that an undone move returns to the former place. Without one the time of the application places the card.
create table board_places (
  application_id integer not null references applications on delete cascade,
  status text not null,
  position double precision not null,
  primary key (application_id, status)
);

insert into board_places (application_id, status, position)
select id, board_status, board_position from applications where board_status is not null;

alter table applications drop column board_position, drop column board_status;
