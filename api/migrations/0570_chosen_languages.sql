-- Language of mails: null until its owner, or the page of the subscription, has named one.
alter table accounts add column language text check (language in ('en', 'pap', 'nl', 'es'));
alter table search_alerts add column language text check (language in ('en', 'pap', 'nl', 'es'));
alter table newsletter_subscribers add column language text check (language in ('en', 'pap', 'nl', 'es'));
