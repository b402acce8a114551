import type { Locale, SentooOrder } from '@cpa/shared/contracts';
import QRCode from 'qrcode';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { siteIn } from '../../../platform/mail/siteUrls.ts';
import { storeLinks } from './paymentChecks.repository.ts';
import { checkAfterCrash, type PayCall, type PayDeps } from './payByCard.service.ts';
import { placeOrder } from '../placeOrder.service.ts';
import { readPlaced, type PlacedOrder } from '../placeOrder.repository.ts';
import { settleOrder } from './settleOrder.service.ts';

/** Time the payer has to pay. */
const PAY_WITHIN_MS = 15 * 60_000;

/** Places the order and opens a payment at the provider, to which the payer is redirected. */
export async function payBySentoo(
  { db, payments, siteUrl, publishEvent, log }: PayDeps,
  { caller, body, key, requestId }: PayCall<SentooOrder>,
  /** Language of the page that the payer returns to. */
  language: Locale,
): Promise<PlacedOrder> {
  if (!payments.sentoo) throw new DomainError(503, 'sentoo_off');
  const now = new Date();
  const expiresAt = new Date(now.getTime() + PAY_WITHIN_MS);
  const { order, isNew } = await placeOrder(db, {
    caller,
    method: 'sentoo',
    body,
    key,
    expiresAt,
    requestId,
    now,
  });
  if (!isNew) return order;
  await checkAfterCrash(db, now);
  const opened = await payments.sentoo.open({
    amount: order.total,
    currency: order.currency,
    description: `Career Portal Aruba, order ${order.id}`,
    returnUrl: `${siteIn(siteUrl, language)}/payment/pending?order=${order.id}&status=`,
    customer: String(caller.id),
    expiresAt,
  });
  if (opened.kind === 'opened') {
    // Render the QR code here: pages load no third-party images.
    const qrCode = await QRCode.toDataURL(opened.paymentUrl, { margin: 1, width: 320 });
    await storeLinks(db, order.id, { ...opened, qrCode });
  } else {
    log.warn({ order: order.id, reason: opened.reason }, 'the local provider opened no payment');
    const report = { status: 'failed', failure: 'gateway_away', reason: opened.reason } as const;
    await settleOrder(db, order.id, report, {
      siteUrl,
      publishEvent,
      now: new Date(),
      caller: { id: caller.id, requestId },
    });
  }
  return await readPlaced(db, order.id);
}
