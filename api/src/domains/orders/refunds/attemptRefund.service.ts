import { queueLocalisedMail } from '../../accounts/localisedMail.repository.ts';
import { writeAudit } from '../../accounts/audit/audit.repository.ts';
import type { RefundOutcome } from '../gateways/paymentPorts.ts';
import { restorePackages } from '../grantPackages.service.ts';
import { refundRefusedMail } from '../orderRefunded.mails.ts';
import { type AskDeps, findPayment } from '../payment/checkPayment.service.ts';
import { isReturned } from '../payment/paymentChecks.rules.ts';
import { lockOrder, readBuyer } from '../payment/settleOrder.repository.ts';
import { notifyMembers, settleOrder, type SettleContext } from '../payment/settleOrder.service.ts';
import { nextRefundAttempt } from './refund.rules.ts';
import { markRefused, postponeRefund, type RequestedRefund } from './refunds.repository.ts';

export type RefundDeps = AskDeps;

/** Status calls of the hour reserved for webhooks. */
const KEPT_FOR_WEBHOOKS = 2;

type Context = Pick<SettleContext, 'caller' | 'now'>;

/**
 * Attempts a requested refund. Queries the provider first, so that a refund whose response was lost is not made again.
 * @returns `refused` when the provider does not accept it, `requested` while the outcome is unknown.
 */
export async function attemptRefund(
  deps: RefundDeps,
  refund: RequestedRefund,
  context: Context,
): Promise<'refunded' | 'refused' | 'requested'> {
  const outcome = await callProvider(deps, refund, context.now);
  switch (outcome.kind) {
    case 'refunded': {
      const { siteUrl, publishEvent, db } = deps;
      await settleOrder(db, refund.id, { status: 'refunded' }, { ...context, siteUrl, publishEvent });
      return 'refunded';
    }
    case 'refused':
      await refuse(deps, refund, outcome.reason, context);
      return 'refused';
    case 'unclear':
    case 'not_sent':
      await postponeRefund(deps.db, refund.id, {
        at: nextRefundAttempt(refund.attempts, context.now),
        failure: outcome.reason,
      });
      return 'requested';
  }
}

async function callProvider(deps: RefundDeps, refund: RequestedRefund, now: Date): Promise<RefundOutcome> {
  const { payment_method, total: amount, currency, refund_reference: reference } = refund;
  const found = await findPayment(deps, refund, { now, keep: KEPT_FOR_WEBHOOKS });
  if (isReturned(refund, found)) return { kind: 'refunded' };
  if (found.kind === 'none') return { kind: 'refused', reason: 'unknown to the provider' };
  if (found.kind !== 'known' || found.status !== 'paid') return { kind: 'unclear', reason: 'not settled' };
  const provider = payment_method === 'cxpay' ? deps.payments.cards : deps.payments.sentoo;
  if (!provider) return { kind: 'not_sent', reason: 'no provider' };
  return await provider.refund({
    transaction: found.transaction,
    reference,
    amount,
    currency,
    state: found.state,
  });
}

/** Returns the grants. Mails the buyer unless the response to the caller says it. */
async function refuse(
  { db, siteUrl, publishEvent }: RefundDeps,
  { id: orderId, total, currency }: RequestedRefund,
  reason: string,
  { caller }: Context,
): Promise<void> {
  const order = await db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, orderId);
    if (locked.payment_status !== 'paid' || !(await markRefused(trx, orderId, reason))) return undefined;
    await restorePackages(trx, locked);
    await writeAudit(trx, {
      accountId: caller?.id ?? null,
      action: 'order.refund_refused',
      subject: String(orderId),
      detail: { reason },
      ...(caller && { requestId: caller.requestId }),
    });
    const { name, email, language: otherwise } = await readBuyer(trx, locked);
    if (!caller && email !== undefined) {
      const facts = { siteUrl, name, total, currency, orderId };
      await queueLocalisedMail(trx, email, (language) => refundRefusedMail({ ...facts, language }), {
        otherwise,
      });
    }
    return locked;
  });
  if (order) await notifyMembers(db, order, order.payment_status, { publishEvent });
}
