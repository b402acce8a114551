-- Text search that reads "señor" and "senor" alike, and the lists that forms and filters offer.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

create text search configuration portal (copy = english);
alter text search configuration portal
  alter mapping for hword, hword_part, word with unaccent, english_stem;

-- unaccent() is only stable, because its dictionary could be changed; ours is not, so indexes may use this one.
create function portal_plain(value text) returns text
  language sql immutable parallel safe strict
  return lower(unaccent('unaccent'::regdictionary, value));

-- Ids are fixed: vacancies, companies and applicants name them in arrays, and addresses carry them in filters.
create table options (
  id integer primary key,
  kind text not null check (kind in ('sector', 'education', 'workload', 'language', 'district', 'company_size')),
  name text not null,
  position integer not null,
  unique (kind, name)
);
create index options_kind on options (kind, position);

insert into options (kind, id, position, name)
select kind, first_id + ordinal - 1, ordinal, name
from (values
  ('sector', 1, array['Hospitality and tourism', 'Food and beverage', 'Retail and wholesale', 'Construction',
    'Public administration', 'Finance and insurance', 'Health care', 'Education', 'ICT and telecom',
    'Transport and airport', 'Utilities', 'Real estate and timeshare', 'Casino and entertainment',
    'Cleaning and security', 'Legal and accounting', 'Marketing and media', 'Manufacturing', 'Sports and wellness']),
  ('education', 101, array['No diploma required', 'EPB', 'MAVO', 'HAVO', 'VWO', 'EPI (MBO)', 'HBO / Bachelor',
    'WO / Master', 'PhD']),
  ('workload', 201, array['Full-time 40 hours', 'Full-time 42.5–45 hours', 'Part-time', 'On-call', 'Shifts', 'Weekends',
    'Seasonal', 'Temporary', 'Internship (stage)']),
  ('language', 301, array['Papiamento', 'Dutch', 'English', 'Spanish', 'Portuguese', 'Chinese', 'Filipino', 'French',
    'German']),
  ('district', 401, array['Noord/Tanki Leendert', 'Oranjestad West', 'Oranjestad Oost', 'Paradera', 'Santa Cruz',
    'Savaneta', 'San Nicolas Noord', 'San Nicolas Zuid']),
  ('company_size', 501, array['1–10 people', '11–50 people', '51–200 people', '201–500 people', 'More than 500 people'])
) as list (kind, first_id, names), unnest(names) with ordinality as item (name, ordinal);
