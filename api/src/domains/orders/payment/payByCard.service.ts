import type { CardOrder } from '@cpa/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/connect.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { sendJob } from '../../../platform/queue/sendJob.repository.ts';
import { brandOf } from '../../../platform/security/cardNumbers.ts';
import { readCard } from '../gateways/cards/card.rules.ts';
import type { Payments } from '../gateways/createPayments.ts';
import type { Sale, SaleOutcome } from '../gateways/paymentPorts.ts';
import type { Caller } from '../../accounts/caller.ts';
import { reconcilePaymentsJob } from './payment.jobs.ts';
import { postponeCheck } from './paymentChecks.repository.ts';
import { billingOf, placeOrder } from '../placeOrder.service.ts';
import { IN_FLIGHT_MS, type StoredKey } from '../idempotency.ts';
import { readPlaced, type PlacedOrder } from '../placeOrder.repository.ts';
import type { Report } from './paymentReport.ts';
import { settleOrder } from './settleOrder.service.ts';

export interface PayDeps {
  db: Database;
  payments: Payments;
  siteUrl: string;
  publishEvent: PublishEvent;
  log: FastifyBaseLogger;
}

export interface PayCall<Body> {
  caller: Caller;
  body: Body;
  key: StoredKey;
  requestId: string;
}

/** Delay before the reconcile job queries a sale without a response. */
const ASK_SOON_MS = 5000;

/** Places the order, charges the card and stores the result. A repeated call charges nothing. */
export async function payByCard(
  { db, payments, siteUrl, publishEvent, log }: PayDeps,
  { caller, body, key, requestId }: PayCall<CardOrder>,
): Promise<PlacedOrder> {
  if (!payments.cards) throw new DomainError(503, 'cards_off');
  const now = new Date();
  const pay = readCard(body, payments.isLive, now);
  const { order, isNew } = await placeOrder(db, {
    caller,
    method: 'cxpay',
    body,
    key,
    card: keptOf(pay),
    requestId,
    now,
  });
  if (!isNew) return order;
  await checkAfterCrash(db, now);
  const { reference, total: amount, currency } = order;
  const outcome = await payments.cards.sell({ reference, amount, currency, pay, billing: billingOf(body) });
  if (outcome.kind === 'unclear') {
    log.warn({ order: order.id, reason: outcome.reason }, 'a card payment is unclear; the job will ask');
    const startAfter = new Date(Date.now() + ASK_SOON_MS);
    await postponeCheck(db, order.id, startAfter);
    await sendJob(db, reconcilePaymentsJob, null, { startAfter });
  } else {
    const context = { siteUrl, publishEvent, now: new Date(), caller: { id: caller.id, requestId } };
    await settleOrder(db, order.id, reportOf(outcome), context);
  }
  return await readPlaced(db, order.id);
}

/** Schedules a check for when this call can no longer be in flight, in case the process ends during the call. */
export async function checkAfterCrash(db: Database, now: Date): Promise<void> {
  await sendJob(db, reconcilePaymentsJob, null, { startAfter: new Date(now.getTime() + IN_FLIGHT_MS) });
}

/** Card data that may be stored. */
function keptOf(pay: Sale['pay']): { brand: string; lastFour: string } | undefined {
  if ('token' in pay) return undefined;
  return { brand: brandOf(pay.card.number), lastFour: pay.card.number.slice(-4) };
}

function reportOf(outcome: Exclude<SaleOutcome, { kind: 'unclear' }>): Report {
  switch (outcome.kind) {
    case 'approved':
      return { status: 'paid', transaction: outcome.transaction };
    case 'declined':
      return {
        status: 'failed',
        failure: 'declined',
        transaction: outcome.transaction,
        reason: outcome.reason,
      };
    case 'refused':
      return { status: 'failed', failure: 'not_taken', reason: outcome.reason };
    case 'not_sent':
      return { status: 'failed', failure: 'gateway_away', reason: outcome.reason };
  }
}
