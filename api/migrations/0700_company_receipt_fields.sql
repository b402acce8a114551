-- What receipts say of a company beside its public name. Orders copy them when they are placed.
alter table companies
  add column legal_name text,
  add column registration_number text,
  add column tax_number text;
