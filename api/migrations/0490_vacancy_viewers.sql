-- Who saw a vacancy today, so that each visitor counts once. Unlogged: losing the rows in a crash counts a visitor again.
create unlogged table vacancy_viewers (
  vacancy_id integer not null,
  -- Day in Aruba. A job deletes the rows of earlier days.
  day date not null,
  -- Keyed hash of the account, or of the IP network and browser. The key changes every day.
  viewer bytea not null,
  primary key (vacancy_id, day, viewer)
);
