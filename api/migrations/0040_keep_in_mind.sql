-- Whether the company may keep an application in mind after rejecting it. If not, what the applicant sent is removed
-- four weeks later; cleared_at says when that was done.
alter table applications
  add column keep_in_mind boolean not null default false,
  add column cleared_at timestamptz;
create index applications_to_clear on applications (updated_at)
  where status = 'rejected' and not keep_in_mind and cleared_at is null;
