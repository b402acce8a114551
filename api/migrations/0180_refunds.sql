-- The refund of an order, stored before the gateway is called.
create table refunds (
  order_id integer primary key references orders on delete cascade,
  status text not null check (status in ('requested', 'done', 'refused')),
  -- Id of the refund at the provider, so that a repeated call changes nothing.
  reference uuid not null default gen_random_uuid() unique,
  requested_by integer references accounts on delete set null,
  requested_at timestamptz not null default now(),
  -- When the job tries again; null: never.
  check_after timestamptz,
  attempts integer not null default 0,
  failure text,
  done_at timestamptz,
  credit_note_number text unique
);
create index refunds_to_check on refunds (check_after) where check_after is not null;

-- Credit notes have their own numbers without gaps.
create table credit_note_counters (
  year integer primary key,
  last integer not null
);

-- Paid orders are checked for refunds made at the provider.
update orders set check_after = now() where payment_status = 'paid' and paid_at > now() - interval '120 days';
