import type { Currency, PaymentMethod, PaymentStatus } from '@cpa/shared/contracts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonColumn } from './json.ts';

export interface PackagesTable {
  id: Generated<number>;
  name: string;
  summary: Generated<string>;
  price: number;
  currency: Generated<Currency>;
  vacancies: number;
  duration_days: number;
  features: Generated<string[]>;
  quickbooks_id: string | null;
  templates: Generated<string[]>;
  sponsored: Generated<boolean>;
  recommended: Generated<boolean>;
  position: Generated<number>;
  active: Generated<boolean>;
}

export interface OrdersTable {
  id: Generated<number>;
  account_id: number | null;
  company_id: number | null;
  total: number;
  currency: Currency;
  payment_method: PaymentMethod;
  payment_status: Generated<PaymentStatus>;
  idempotency_key: string;
  request_hash: Buffer;
  transaction_id: string | null;
  payment_url: string | null;
  payment_qr_code: string | null;
  card_brand: string | null;
  card_last_four: string | null;
  billing: JsonColumn<Record<string, string>>;
  invoice_number: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  paid_at: Date | null;
  reference: Generated<string>;
  answered_at: Date | null;
  check_after: Date | null;
  checks: Generated<number>;
  expires_at: Date | null;
  status_calls: Generated<Date[]>;
  failure: string | null;
}

export interface InvoiceCountersTable {
  year: number;
  last: number;
}

export interface OrderItemsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  package_id: number;
  title: string;
  price: number;
  vacancies: number;
  start_date: string | null;
  template: JsonColumn<{ template: string | null; customTemplate: string | null } | null>;
  plan: JsonColumn<string | null>;
  vacancy_id: number | null;
}

export interface PaymentEventsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  at: Generated<Date>;
  status: string;
  detail: JsonColumn<Json>;
}

export interface EntitlementsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  package_id: number;
  order_item_id: number | null;
  postings: number;
  duration_days: number;
  starts_at: Generated<Date>;
  expires_at: Date | null;
  created_at: Generated<Date>;
}

export interface EntitlementLedgerTable {
  id: GeneratedAlways<number>;
  entitlement_id: number;
  vacancy_id: number | null;
  change: number;
  reason: string;
  at: Generated<Date>;
}
