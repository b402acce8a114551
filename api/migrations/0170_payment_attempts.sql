-- When the payer's bank last rejected an attempt of a payment that is still open.
alter table orders add column rejected_at timestamptz;

-- The job also checks ended orders once more, in case their payment was captured late.
drop index orders_to_check;
create index orders_to_check on orders (check_after) where check_after is not null;
