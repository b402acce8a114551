-- The sitemap gives the last change of the packages as that of the page with the plans.

alter table packages add column updated_at timestamptz not null default now();

create function package_changed() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

create trigger package_changed before update on packages
  for each row when (old.* is distinct from new.*) execute function package_changed();
