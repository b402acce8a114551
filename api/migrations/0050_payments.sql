alter table orders
  -- What the gateways know an order by: ids of two installations must not meet in one merchant account.
  add column reference uuid not null default gen_random_uuid() unique,
  -- Null while the call to the gateway is under way.
  add column answered_at timestamptz,
  -- When the job asks about a pending order next; null: it does not.
  add column check_after timestamptz,
  add column checks integer not null default 0,
  -- When the local provider gives the payment up.
  add column expires_at timestamptz,
  -- The status calls of the last hour: the local provider answers ten.
  add column status_calls timestamptz[] not null default '{}';

create index orders_to_check on orders (check_after) where payment_status = 'pending';

-- Invoice numbers have no gaps: the next one is taken in the transaction that pays the order.
create table invoice_counters (
  year integer primary key,
  last integer not null
);

-- Why a payment came to nothing, so that asking again is answered in the same words.
alter table orders add column failure text;
