import type { Buyer } from './openBuyers.ts';

export interface Paid {
  /** IDs of orders that the API confirmed as paid. */
  acknowledged: number[];
  /** Checkouts pending when the process was killed, retried in the next round. */
  pending: Checkout[];
}

export interface Checkout {
  buyer: Buyer;
  key: string;
  items: number;
}

/**
 * Makes each buyer retry pending checkouts and then pay one order after another until the API stops responding. Each
 * round uses a different total, so that orders with an unknown payment status do not block the next round.
 */
export async function payUntilKilled(
  url: string,
  buyers: Buyer[],
  { round, retries, onPaid }: { round: number; retries: Checkout[]; onPaid: () => void },
): Promise<Paid> {
  const paid: Paid = { acknowledged: [], pending: [] };
  const pay = async (checkout: Checkout): Promise<boolean> => {
    const response = await send(url, checkout);
    if (response?.status === 201 && response.orderId !== undefined) {
      paid.acknowledged.push(response.orderId);
      onPaid();
    }
    if (response === undefined || response.status >= 500) paid.pending.push(checkout);
    return response !== undefined;
  };
  const runBuyer = async (buyer: Buyer, buyerIndex: number): Promise<void> => {
    const pending = retries.filter((checkout) => checkout.buyer === buyer);
    for (const [index, checkout] of pending.entries()) {
      if (await pay(checkout)) continue;
      paid.pending.push(...pending.slice(index + 1));
      return;
    }
    for (let number = 1; ; number += 1) {
      const key = `round-${round}-buyer-${buyerIndex}-order-${number}`;
      if (!(await pay({ buyer, key, items: round }))) return;
    }
  };
  await Promise.all(buyers.map(runBuyer));
  return paid;
}

async function send(
  url: string,
  { buyer, key, items }: Checkout,
): Promise<{ status: number; orderId?: number } | undefined> {
  try {
    const response = await fetch(`${url}/recruiter/order-cxpay`, {
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
    const { order_id: orderId } = (await response.json()) as { order_id?: number };
    return { status: response.status, ...(orderId !== undefined && { orderId }) };
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
