create table newsletter_subscribers (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  unsubscribe_token_hash bytea unique,
  created_at timestamptz not null default now(),
  unsubscribed_at timestamptz
);

create table contact_messages (
  id integer generated always as identity primary key,
  name text,
  email text not null,
  subject text,
  message text not null,
  created_at timestamptz not null default now(),
  answered_at timestamptz
);

-- Small facts the product keeps about itself, as which demo data was loaded.
create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
