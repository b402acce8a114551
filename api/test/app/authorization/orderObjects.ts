import { dayInAruba, type CardOrdered } from '@cpa/shared/contracts';
import { aKey, payByCard, type PaymentApp } from '../../support/openPaymentApp.ts';
import { SECRET, type Callers } from './callers.ts';

export type Maker = (portal: PaymentApp, callers: Callers) => number | Promise<number | string>;

/** Objects of orders, as `OBJECTS`. */
export const ORDER_OBJECTS: Record<string, Maker> = {
  order: async (portal, { own, company }) =>
    (await payByCard(portal, own, { company_id: company })).json<CardOrdered>().order_id,
  /** The month of a receipt. */
  month: async (portal, { own, company }) => {
    await payByCard(portal, own, { company_id: company });
    return dayInAruba(new Date()).slice(0, 7);
  },
  refunded: async (portal, { own, company }) => {
    const { order_id } = (await payByCard(portal, own, { company_id: company })).json<CardOrdered>();
    await portal.call('POST', `/recruiter/orders/${order_id}/refund`, { token: own.token });
    return order_id;
  },
  /** An order that is too old to be refunded without asking. */
  old: async (portal, callers) => await anOldOrder(portal, callers),
  asked: async (portal, callers) => (await aRefundRequest(portal, callers)).order_id,
  refundRequest: async (portal, callers) => (await aRefundRequest(portal, callers)).id,
  checkout: async (portal, { own, company }) => {
    const key = aKey();
    await payByCard(portal, own, { company_id: company }, key);
    return key;
  },
};

async function anOldOrder(portal: PaymentApp, { own, company }: Callers): Promise<number> {
  const { order_id } = (await payByCard(portal, own, { company_id: company })).json<CardOrdered>();
  const paid_at = new Date(Date.now() - 48 * 3_600_000);
  await portal.db.updateTable('orders').set({ paid_at }).where('id', '=', order_id).execute();
  return order_id;
}

async function aRefundRequest(portal: PaymentApp, callers: Callers) {
  const request = { order_id: await anOldOrder(portal, callers), reason: `Bought twice. ${SECRET}` };
  const inserted = portal.db.insertInto('refund_requests').values(request);
  return await inserted.returning(['id', 'order_id']).executeTakeFirstOrThrow();
}
