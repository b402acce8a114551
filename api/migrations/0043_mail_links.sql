alter table mails
  -- Where a mail program can leave the list with one click (RFC 8058).
  add column unsubscribe_url text,
  -- A link in it opens something: the text is removed as soon as it is delivered, at the latest after a week.
  add column holds_secret boolean not null default false;
update mails set holds_secret = true where template in ('verification', 'reset', 'magic', 'newsletter-confirm');
