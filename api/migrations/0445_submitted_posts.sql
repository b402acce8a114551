-- Blog posts as they were last submitted to search engines. The posts are files, so no trigger sees their changes.

create table submitted_posts (
  slug text primary key,
  -- SHA-256 of what the page shows.
  content_hash text not null
);
