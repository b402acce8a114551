-- The home page shows as many sponsored vacancies as the top of the list.

update packages
  set features = array['Marked as sponsored for 14 days', 'Top of the list for the three newest', 'Home page for the three newest']
  where features = array['Marked as sponsored for 14 days', 'Top of the list for the three newest', 'Home page for the four newest'];
