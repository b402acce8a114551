import { SIMULATED } from '../../../api/src/platform/config/paymentConfig.ts';
import { createNmiSimulator } from '../../../api/src/domains/orders/gateways/simulators/nmiSimulator.ts';
import { print } from '../../../api/bench/report.ts';
import { openBuyers, type Buyer } from './openBuyers.ts';
import { payUntilItDies, type Checkout } from './payUntilItDies.ts';
import { readOrders, type StoredOrder } from './readOrders.ts';

const BUYERS = 4;
/** What was under way at the last kill is asked about after a minute, or given up after ten. */
const SETTLED_WITHIN_MS = 13 * 60_000;

/** Buyers pay at a gateway that outlives every kill, as a bank does. */
export async function createPaying(home: string, gatewayPort: number) {
  const gateway = createNmiSimulator(SIMULATED);
  await gateway.app.listen({ port: gatewayPort, host: '127.0.0.1' });
  const acknowledged = new Set<number>();
  let buyers: Buyer[] | undefined;
  let again: Checkout[] = [];

  return {
    open: async (url: string) => {
      buyers ??= await openBuyers(url, home, BUYERS);
    },
    /** `onPaid` is called at each order that was answered as paid. */
    payUntilItDies: async (url: string, round: number, onPaid: () => void) => {
      const paid = await payUntilItDies(url, buyers ?? [], { round, again, onPaid });
      for (const id of paid.acknowledged) acknowledged.add(id);
      again = paid.open;
    },
    /** @returns whether every order that took money granted its packages once, and nothing else did. */
    report: async (): Promise<boolean> => {
      const orders = await readOrders(home, SETTLED_WITHIN_MS);
      await gateway.app.close();
      return tell(orders, acknowledged, gateway.taken());
    },
  };
}

function tell(orders: StoredOrder[], acknowledged: Set<number>, taken: { reference: string }[]): boolean {
  const paid = orders.filter(({ payment_status }) => payment_status === 'paid');
  const pending = orders.filter(({ payment_status }) => payment_status === 'pending');
  const paidIds = new Set(paid.map(({ id }) => id));
  const known = new Set(paid.map(({ reference }) => reference));
  const wrong = {
    'answered as paid and not paid': [...acknowledged].filter((id) => !paidIds.has(id)).length,
    'granted twice or too much': orders.filter(({ grants, items }) => grants > items).length,
    'paid and not granted whole': paid.filter(({ grants, items }) => grants < items).length,
    'granted without being paid': orders.filter(({ id, grants }) => !paidIds.has(id) && grants > 0).length,
    'charged twice': taken.length - new Set(taken.map(({ reference }) => reference)).size,
    'charged and not paid': taken.filter(({ reference }) => !known.has(reference)).length,
    'gaps in invoice numbers': highest(paid) - paid.length,
    'still pending': pending.length,
  };
  print(
    `payments: ${orders.length} orders, ${paid.length} paid (${acknowledged.size} answered, the rest found out by the job), ${taken.length} charges`,
  );
  for (const [what, count] of Object.entries(wrong)) print(`  ${what}: ${count}`);
  return Object.values(wrong).every((count) => count === 0);
}

function highest(paid: StoredOrder[]): number {
  return Math.max(0, ...paid.map(({ invoice_number }) => Number(invoice_number?.slice(-5))));
}
