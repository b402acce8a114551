-- What is sold. Ids are fixed: the specification sends people to plan 13, and orders name packages by id.

insert into packages (id, name, summary, price, currency, vacancies, duration_days, features, templates, sponsored,
  recommended, position)
values
  (1, 'Starter', 'One posting for one opening.', 4900, 'USD', 1, 30,
    array['1 vacancy for 30 days', 'Applicants in one place', 'Shared with job alerts'],
    array['Classic'], false, false, 1),
  (2, 'Team', 'For a company that hires through the year.', 19900, 'USD', 5, 45,
    array['5 vacancies for 45 days each', 'Use them within a year', 'Screening questions', 'Import from your careers page'],
    array['Classic', 'Photo header', 'Checklist'], false, true, 2),
  (3, 'Season', 'For hotels and restaurants before high season.', 34900, 'USD', 12, 60,
    array['12 vacancies for 60 days each', 'Use them within a year', 'Screening questions', 'Import from your careers page',
      'Repost without writing again'],
    array['Classic', 'Photo header', 'Checklist', 'Custom'], false, false, 3),
  (4, 'Island', 'As many openings as a large employer has.', 89900, 'USD', 40, 60,
    array['40 vacancies for 60 days each', 'Use them within a year', 'Several recruiters per company', 'Export of applicants',
      'A person to call'],
    array['Classic', 'Photo header', 'Checklist', 'Custom'], false, false, 4),
  (13, 'Sponsorship', 'Puts one vacancy first in its lists and on the home page.', 3500, 'USD', 0, 14,
    array['First in lists for 14 days', 'On the home page', 'Marked as sponsored'],
    array[]::text[], true, false, 5);

select setval(pg_get_serial_sequence('packages', 'id'), 100);
