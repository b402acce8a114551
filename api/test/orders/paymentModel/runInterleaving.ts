import { SIMULATED } from '../../../src/platform/config/paymentConfig.ts';
import { attemptDueRefunds } from '../../../src/domains/orders/refunds/refunds.jobs.ts';
import {
  type Buyer,
  payByCard,
  payBySentoo,
  type PaymentApp,
  refundDeps,
} from '../../support/openPaymentApp.ts';
import { findViolations, type SettledOrder } from './findViolations.ts';
import { listOrders, type ModelOrder, readSettled } from './readSettled.ts';
import type { Action, Step } from './steps.ts';

export interface Outcome {
  orders: SettledOrder[];
  violations: string[];
}

/**
 * Pauses before the jobs run after the last step: longer than expiry, backoff and the last check, and together longer
 * than the hour in which a refund at the provider is noticed.
 */
const PAUSES_IN_MINUTES = [20, 20, 45, 20];
/** Life of a payment by bank. */
const EXPIRY_MINUTES = 15;

/** Runs the steps of one checkout, waits until everything is settled and returns its orders. */
export async function runInterleaving(
  portal: PaymentApp,
  { buyer, key, steps }: { buyer: Buyer; key: string; steps: readonly Step[] },
): Promise<Outcome> {
  const { token, companyId } = buyer;
  const { db, nmi, sentoo } = portal;
  const start = await db
    .selectFrom('orders')
    .select((each) => each.fn.max('id').as('id'))
    .executeTakeFirst();
  const violations: string[] = [];
  const underWay: Promise<void>[] = [];
  const checkouts = new Set<string>();
  let elapsedMinutes = 0;

  const orders = async () => await listOrders(portal, companyId, start?.id ?? 0);
  const choose = async (index: number): Promise<ModelOrder | undefined> => {
    const placed = await orders();
    return placed[index % Math.max(placed.length, 1)];
  };
  const paymentOf = ({ transaction_id }: ModelOrder) => sentoo.payments.get(transaction_id ?? '');

  async function perform(action: Action): Promise<void> {
    switch (action.kind) {
      case 'submit':
      case 'tamper':
        return await submit(action);
      case 'pay':
        return await pay(action);
      case 'job':
        elapsedMinutes += action.minutes;
        return await runJobs();
      case 'settleSales':
        return nmi.settle();
      case 'fault':
        return void portal.faults.push(action.fault);
      default: {
        const order = await choose(action.order);
        if (order) await changeOrder(action.kind, order);
      }
    }
  }

  async function submit(action: Extract<Action, { tab: number }>): Promise<void> {
    const tab = `${key}-tab-${action.tab}`;
    checkouts.add(tab);
    if (action.kind === 'tamper') {
      const { statusCode } = await payByCard(portal, buyer, action.overrides, tab);
      if (statusCode !== 422) violations.push(`a tampered checkout returned ${statusCode}`);
    } else if (action.method === 'cxpay') {
      await payByCard(portal, buyer, { card_security_code: action.code }, tab);
    } else {
      await payBySentoo(portal, buyer, {}, tab);
    }
  }

  /** The payer has the page of a payment only when the order has its link. */
  async function pay({ order: index, as }: Extract<Action, { kind: 'pay' }>): Promise<void> {
    const order = await choose(index);
    const payment = order && paymentOf(order);
    if (payment?.state === 'pending' && as === 'approve') payment.state = 'success';
    if (payment?.state !== 'issued') return;
    if (as === 'decide') payment.state = 'pending';
    else await sentoo.app.inject({ method: 'POST', url: `/pay/${payment.id}/${as}` });
  }

  async function changeOrder(
    kind: 'cancel' | 'refund' | 'voidAtProvider' | 'webhook' | 'returnPage',
    order: ModelOrder,
  ): Promise<void> {
    const url = `/recruiter/orders/${order.id}`;
    if (kind === 'cancel' || kind === 'refund') await portal.call('POST', `${url}/${kind}`, { token });
    else if (kind === 'returnPage') await portal.call('GET', `${url}?status=success`, { token });
    else if (kind === 'voidAtProvider') await returnAtProvider(order);
    else await webhook(order.transaction_id ?? 'unknown-payment');
  }

  const webhook = async (transaction_id: string) =>
    await portal.app.inject({ method: 'POST', url: '/payments/sentoo/webhook', payload: { transaction_id } });

  async function returnAtProvider(order: ModelOrder): Promise<void> {
    const payment = paymentOf(order);
    if (payment?.state === 'success') payment.state = 'refunded';
    if (order.payment_method !== 'cxpay' || order.transaction_id === null) return;
    const fields = { security_key: SIMULATED.securityKey, type: 'void', transactionid: order.transaction_id };
    await nmi.app.inject({
      method: 'POST',
      url: '/api/transact.php',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  /** Runs the jobs at the model's time. */
  async function runJobs(): Promise<void> {
    if (elapsedMinutes >= EXPIRY_MINUTES) await endPayments('expired');
    const clock = () => new Date(Date.now() + elapsedMinutes * 60_000);
    await Promise.all([portal.reconcile(elapsedMinutes), attemptDueRefunds(refundDeps(portal, {}), clock)]);
  }

  async function endPayments(end: 'expired' | 'failed'): Promise<void> {
    for (const order of await orders()) {
      const payment = paymentOf(order);
      if (payment?.state === (end === 'expired' ? 'issued' : 'pending')) payment.state = end;
    }
  }

  /** Responds to all pending calls and runs the jobs until nothing can change any more. */
  async function settle(): Promise<void> {
    await Promise.all(underWay);
    portal.faults.length = 0;
    await endPayments('failed');
    for (const minutes of PAUSES_IN_MINUTES) {
      elapsedMinutes += minutes;
      // The simulator counts calls by real time, so the limit of an hour never resets.
      for (const order of await orders()) paymentOf(order)?.statusCalls.splice(0);
      await runJobs();
    }
  }

  for (const { isLost, ...action } of steps) {
    const done = perform(action);
    if (isLost) underWay.push(done);
    else await done;
  }
  await settle();
  const settled = await Promise.all((await orders()).map(async (order) => await readSettled(portal, order)));
  for (const order of settled) {
    violations.push(...findViolations(order).map((rule) => `order ${order.id} ${rule}`));
  }
  if (settled.length > checkouts.size) {
    violations.push(`${checkouts.size} checkouts placed ${settled.length} orders`);
  }
  await forget(portal, settled);
  return { orders: settled, violations };
}

/** Ends the checks of settled orders, also of those that broke a rule, so that they do not disturb the next run. */
async function forget({ db }: PaymentApp, orders: SettledOrder[]): Promise<void> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.updateTable('orders').set({ check_after: null }).where('id', 'in', ids).execute();
  await db
    .updateTable('orders')
    .set({ payment_status: 'failed' })
    .where('id', 'in', ids)
    .where('payment_status', '=', 'pending')
    .execute();
  await db.updateTable('refunds').set({ check_after: null }).where('order_id', 'in', ids).execute();
}
