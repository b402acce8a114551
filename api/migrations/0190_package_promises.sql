-- Packages promise only what they give.

update packages set
  summary = 'Puts one vacancy at the top of the list and on the home page.',
  features = array['At the top of the list for 14 days', 'On the home page', 'Marked as sponsored']
where id = 13;

update packages set features = array_remove(features, 'A person to call') where id = 4;
