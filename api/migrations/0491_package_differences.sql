-- Packages list what they add to the free posting. What every company has, such as screening questions, is on /plans.

update packages set features = array[
  '1 vacancy for 30 days, beside your free one', 'Use it within a year', 'Template: Classic'
] where id = 1;
update packages set features = array[
  '5 vacancies for 45 days each', 'Use them within a year', 'Templates: Classic, Photo header, Checklist'
] where id = 2;
update packages set features = array[
  '12 vacancies for 60 days each', 'Use them within a year', 'All templates, also with your own opening line'
] where id = 3;
update packages set features = array[
  '40 vacancies for 60 days each', 'Use them within a year', 'All templates, also with your own opening line'
] where id = 4;
-- The three are the newest of the sponsored vacancies, not of all.
update packages set
  summary = 'Marks one vacancy in every list and can put it at the top.',
  features = array[
    'Marked as sponsored for 14 days',
    'At the top of the list while among the three newest sponsored',
    'On the home page while among the three newest sponsored'
  ] where id = 13;
