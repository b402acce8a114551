-- Refunds that owners ask the operator for, when they cannot refund the order themselves.
create table refund_requests (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  -- `closed`: the order was refunded in another way.
  status text not null default 'open'
    check (status in ('open', 'withdrawn', 'refused', 'approved', 'closed')),
  reason text not null check (reason <> ''),
  requested_by integer references accounts on delete set null,
  requested_at timestamptz not null default now(),
  decided_by integer references accounts on delete set null,
  decided_at timestamptz,
  -- What the operator answers to the owner.
  answer text,
  check ((status = 'open') = (decided_at is null))
);
create unique index refund_requests_open on refund_requests (order_id) where status = 'open';
create index refund_requests_order on refund_requests (order_id, id desc);
create index refund_requests_requested_by on refund_requests (requested_by);
create index refund_requests_decided_by on refund_requests (decided_by);
