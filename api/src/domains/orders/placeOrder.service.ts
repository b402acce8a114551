import { type CardOrder, type PaymentMethod, type SentooOrder, dayInAruba } from '@cpa/shared/contracts';
import type { Database } from '../../platform/database/connect.ts';
import { DomainError, invalidField, notFound } from '../../platform/errors/domainError.ts';
import type { Executor } from '../../platform/database/executor.ts';
import type { Caller } from '../accounts/caller.ts';
import { writeAudit } from '../accounts/audit/audit.repository.ts';
import { lockOwnCompany } from '../vacancies/editing/ownedVacancies.repository.ts';
import { hashOf, IN_FLIGHT_MS, assertRepeatable, type StoredKey } from './idempotency.ts';
import {
  assertNoCardNumbers,
  assertNotSponsored,
  assertTotal,
  type OrderedItem,
  resolveItems,
} from './order.rules.ts';
import * as repository from './placeOrder.repository.ts';

export interface Placing {
  caller: Caller;
  method: PaymentMethod;
  body: CardOrder | SentooOrder;
  /** Idempotency key. */
  key: StoredKey;
  /** Stored card data. */
  card?: { brand: string; lastFour: string } | undefined;
  /** Time at which the provider expires the payment. */
  expiresAt?: Date;
  requestId: string;
  now: Date;
}

/**
 * Stores an order before any payment; the same key returns the first order. @throws DomainError 404 for a company or
 * vacancy of others, 409 while a payment of the order is in flight, 422.
 */
export async function placeOrder(
  db: Database,
  placing: Placing,
): Promise<{ order: repository.PlacedOrder; isNew: boolean }> {
  const { caller, method, body, key, now } = placing;
  assertNoCardNumbers(body);
  const hash = hashOf(method, body);
  const repeated = (known: repository.PlacedOrder) => {
    assertRepeatable(known, hash, now);
    return { order: known, isNew: false };
  };
  const known = await repository.findByKey(db, caller.id, key);
  if (known) return repeated(known);
  return await db.transaction().execute(async (trx) => {
    const companyId = await chooseCompany(trx, caller.id, body.company_id);
    // Look up again now that calls of the company are serialised. The insert would otherwise wait for the payment of
    // the first call, which waits for the company locked here.
    const first = await repository.findByKey(trx, caller.id, key);
    if (first) return repeated(first);
    const { items, total, currency } = await priced(trx, body, now);
    await assertVacancies(trx, companyId, items, now);
    if (method === 'cxpay') await mustNotBeUnsettled(trx, companyId, total, key);
    const order = await repository.insertOrder(
      trx,
      {
        account_id: caller.id,
        company_id: companyId,
        total,
        currency,
        payment_method: method,
        idempotency_key: key[0],
        request_hash: hash,
        card_brand: placing.card?.brand ?? null,
        card_last_four: placing.card?.lastFour ?? null,
        billing: JSON.stringify({
          ...billingOf(body),
          ...(await repository.readCompanyOnReceipt(trx, companyId)),
        }),
        check_after: new Date(now.getTime() + IN_FLIGHT_MS),
        expires_at: placing.expiresAt ?? null,
        created_at: now,
      },
      items,
    );
    // Only for another company of the same account.
    if (!order) return repeated((await repository.findByKey(trx, caller.id, key))!);
    await writeAudit(trx, {
      accountId: caller.id,
      action: 'order.placed',
      subject: String(order.id),
      detail: { company_id: companyId, method, total, currency },
      requestId: placing.requestId,
    });
    return { order, isNew: true };
  });
}

/** Locks the company until the order is stored. */
async function chooseCompany(db: Executor, recruiterId: number, wanted: number | undefined): Promise<number> {
  const id = wanted ?? (await onlyCompany(db, recruiterId));
  if (!(await lockOwnCompany(db, recruiterId, id))) throw notFound('company');
  return id;
}

async function onlyCompany(db: Executor, recruiterId: number): Promise<number> {
  const [only, ...others] = await repository.companiesOf(db, recruiterId);
  if (only === undefined) throw invalidField('company_id', 'buyer_company_missing');
  if (others.length > 0) throw invalidField('company_id', 'buyer_company_unclear');
  return only;
}

async function priced(db: Executor, body: CardOrder | SentooOrder, now: Date) {
  const packages = await repository.packagesOnSale(db);
  const items = resolveItems(body.items, packages, dayInAruba(now));
  const currency = packages[0]!.currency;
  return { items, currency, total: assertTotal(body, items, currency) };
}

/** Allows sponsorships of own vacancies that are not sponsored already. */
async function assertVacancies(
  db: Executor,
  companyId: number,
  items: readonly OrderedItem[],
  now: Date,
): Promise<void> {
  const ids = items.flatMap(({ vacancy_id }) => vacancy_id ?? []);
  const own = await repository.vacanciesOf(db, companyId, ids);
  if (!ids.every((id) => own.some((vacancy) => vacancy.id === id))) throw notFound('vacancy');
  assertNotSponsored(items, own, now);
}

/** Prevents a second payment while the first one has an unknown status. */
async function mustNotBeUnsettled(
  db: Executor,
  companyId: number,
  total: number,
  key: StoredKey,
): Promise<void> {
  const id = await repository.findUnsettled(db, companyId, total, key);
  if (id === undefined) return;
  throw new DomainError(409, 'payment_pending', { order: id });
}

/** Maps field names without their prefix. */
export function billingOf(body: CardOrder | SentooOrder): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      name.startsWith('billing_') && typeof value === 'string' && value !== ''
        ? [[name.slice('billing_'.length), value]]
        : [],
    ),
  );
}
