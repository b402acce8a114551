import type { Buyer } from './openBuyers.ts';

export interface Paid {
  /** Orders that were answered as paid. */
  acknowledged: number[];
  /** Checkouts that were under way when the process died; sent again in the next round. */
  open: Checkout[];
}

export interface Checkout {
  buyer: Buyer;
  key: string;
  items: number;
}

/**
 * Each buyer first sends the checkouts again that got no answer, then pays one order after the other, until nobody
 * answers. A round has a total of its own, so that an order which is still being found out about stops none of the next.
 */
export async function payUntilItDies(
  url: string,
  buyers: Buyer[],
  { round, again, onPaid }: { round: number; again: Checkout[]; onPaid: () => void },
): Promise<Paid> {
  const paid: Paid = { acknowledged: [], open: [] };
  const pay = async (checkout: Checkout): Promise<boolean> => {
    const answer = await send(url, checkout);
    if (answer?.status === 201 && answer.orderId !== undefined) {
      paid.acknowledged.push(answer.orderId);
      onPaid();
    }
    if (answer === undefined || answer.status >= 500) paid.open.push(checkout);
    return answer !== undefined;
  };
  const work = async (buyer: Buyer, index: number): Promise<void> => {
    const waiting = again.filter((checkout) => checkout.buyer === buyer);
    for (const [place, checkout] of waiting.entries()) {
      if (await pay(checkout)) continue;
      paid.open.push(...waiting.slice(place + 1));
      return;
    }
    for (let number = 1; ; number += 1) {
      const key = `round-${round}-buyer-${index}-order-${number}`;
      if (!(await pay({ buyer, key, items: round }))) return;
    }
  };
  await Promise.all(buyers.map(work));
  return paid;
}

async function send(
  url: string,
  { buyer, key, items }: Checkout,
): Promise<{ status: number; orderId?: number } | undefined> {
  try {
    const answer = await fetch(`${url}/recruiter/order-cxpay`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        authorization: `Bearer ${buyer.token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({
        ...CARD,
        items: Array.from({ length: items }, () => ({ package_id: STARTER.id })),
        order_total_amount: items * STARTER.price,
      }),
    });
    const { order_id: orderId } = (await answer.json()) as { order_id?: number };
    return { status: answer.status, ...(orderId !== undefined && { orderId }) };
  } catch {
    return undefined;
  }
}

const STARTER = { id: 1, price: 4900 };
const CARD = {
  order_currency: 'USD',
  card_number: '4111111111111111',
  card_expiration_month: '10',
  card_expiration_year: '2039',
  card_security_code: '123',
  billing_firstname: 'Ana',
  billing_lastname: 'Croes',
  billing_address: 'Caya Betico 12',
  billing_locality: 'Oranjestad',
  billing_country: 'AW',
  billing_email: 'books@example.aw',
};
