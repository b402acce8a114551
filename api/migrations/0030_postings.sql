-- What keeps a vacancy up: the one free posting of its company (entitlement_id null), or a posting of a package.
alter table vacancies
  add column entitlement_id integer references entitlements on delete set null,
  -- The last day that the posting covers, in Aruba; null for those from before postings were counted.
  add column posted_until date;

update vacancies set posted_until = valid_through where status <> 'draft';
