-- Version of rating and tags: grows with each change, so that pages ignore a change that arrives after a newer one.
alter table applications add column annotation_version double precision not null default 0;
