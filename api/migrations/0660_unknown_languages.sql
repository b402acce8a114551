-- A text whose language cannot be guessed has none, no longer English. The job looks again at texts without any of these words.
update vacancies set guessed_language = null
where guessed_language = 'en' and concat_ws(' ', title, description, requirements, benefits)
  !~* '\m(a|and|at|for|in|is|of|on|our|the|to|we|with|you|your)\M';
