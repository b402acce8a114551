-- The list shows at most three sponsored vacancies at its top.

update packages set
  summary = 'Marks one vacancy in every list and can put it at the top.',
  features = array['Marked as sponsored for 14 days', 'Top of the list for the three newest', 'Home page for the four newest']
where id = 13;
