-- Employment types that equal a workload count as that workload: part-time, temporary and internship.
-- PostgreSQL 15 and 16 cannot change the expression of a generated column.

alter table vacancies drop column facets;
alter table vacancies add column facets integer[] generated always as (
  sectors || educations || workloads || languages || location_district_id
  || case when employment_type = 'PART_TIME' and not 203 = any (workloads) then 203 end
  || case when employment_type = 'TEMPORARY' and not 208 = any (workloads) then 208 end
  || case when employment_type = 'INTERN' and not 209 = any (workloads) then 209 end
  || 600 + array_position(array['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM',
    'OTHER'], employment_type)
  || 610 + array_position(array['no', 'hybrid', 'full'], remote)
  || 620 + array_position(array['local_only', 'sponsored', 'any'], work_permit)
) stored;

create index vacancies_filters on vacancies using gin (facets) where status = 'open';
create index vacancies_newest on vacancies (published_at desc, id desc)
  include (facets, valid_through, sponsored_until, company_id) where status = 'open';

-- The rewritten table has no statistics of the new column.
analyze vacancies;
