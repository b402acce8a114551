-- concurrent
-- No query can use it: the search for companies also accepts similar names, which this index does not find.
drop index concurrently companies_words;
