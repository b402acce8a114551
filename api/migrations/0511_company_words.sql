-- Words of companies with signs. In a file of its own, as its lock would last as long as the writes of another statement.

-- Companies are few, so this takes milliseconds: work-under-lock
-- squawk-ignore require-concurrent-index-deletion
drop index companies_words;
-- squawk-ignore require-concurrent-index-creation
create index companies_words on companies using gin (to_tsvector('portal', portal_fold(name || ' ' || description)));
