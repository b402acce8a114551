-- Pictures of the work and photos of the team are two lists of a company.
alter table company_pictures add column kind text not null default 'work' check (kind in ('work', 'team'));
