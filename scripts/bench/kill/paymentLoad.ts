import { SIMULATED } from '../../../api/src/platform/config/paymentConfig.ts';
import { createNmiSimulator } from '../../../api/src/domains/orders/gateways/simulators/nmiSimulator.ts';
import { print } from '../../../api/bench/report.ts';
import { openBuyers, type Buyer } from './openBuyers.ts';
import { payUntilKilled, type Checkout } from './payUntilKilled.ts';
import { readOrders, type StoredOrder } from './readOrders.ts';

const BUYERS = 4;
/** The job settles a payment that never reached the gateway within two minutes. */
const SETTLE_TIMEOUT_MS = 3 * 60_000;

/** Runs buyers against a payment gateway that keeps running when the API is killed. */
export async function createPaymentLoad(home: string, gatewayPort: number) {
  const gateway = createNmiSimulator(SIMULATED);
  await gateway.app.listen({ port: gatewayPort, host: '127.0.0.1' });
  const acknowledged = new Set<number>();
  let buyers: Buyer[] | undefined;
  let pendingCheckouts: Checkout[] = [];

  return {
    open: async (url: string) => {
      buyers ??= await openBuyers(url, home, BUYERS);
    },
    /** Calls `onPaid` for each order that the API confirms as paid. */
    payUntilKilled: async (url: string, round: number, onPaid: () => void) => {
      const paid = await payUntilKilled(url, buyers ?? [], { round, retries: pendingCheckouts, onPaid });
      for (const id of paid.acknowledged) acknowledged.add(id);
      pendingCheckouts = paid.pending;
    },
    /** Prints the result. Returns true if every charged order granted its packages exactly once and no other did. */
    report: async (): Promise<boolean> => {
      const orders = await readOrders(home, SETTLE_TIMEOUT_MS);
      await gateway.app.close();
      return reportOrders(orders, acknowledged, gateway.taken());
    },
  };
}

function reportOrders(
  orders: StoredOrder[],
  acknowledged: Set<number>,
  taken: { reference: string }[],
): boolean {
  const paid = orders.filter(({ payment_status }) => payment_status === 'paid');
  const pending = orders.filter(({ payment_status }) => payment_status === 'pending');
  const paidIds = new Set(paid.map(({ id }) => id));
  const paidReferences = new Set(paid.map(({ reference }) => reference));
  const failures = {
    'confirmed but not paid': [...acknowledged].filter((id) => !paidIds.has(id)).length,
    'granted more than ordered': orders.filter(({ grants, items }) => grants > items).length,
    'paid but not granted completely': paid.filter(({ grants, items }) => grants < items).length,
    'granted but not paid': orders.filter(({ id, grants }) => !paidIds.has(id) && grants > 0).length,
    'charged twice': taken.length - new Set(taken.map(({ reference }) => reference)).size,
    'charged but not paid': taken.filter(({ reference }) => !paidReferences.has(reference)).length,
    'gaps in invoice numbers': highestInvoiceNumber(paid) - paid.length,
    'still pending': pending.length,
  };
  print(
    `payments: ${orders.length} orders, ${paid.length} paid (${acknowledged.size} confirmed to the buyer, the rest by the job), ${taken.length} charges`,
  );
  for (const [name, count] of Object.entries(failures)) print(`  ${name}: ${count}`);
  return Object.values(failures).every((count) => count === 0);
}

function highestInvoiceNumber(paid: StoredOrder[]): number {
  return Math.max(0, ...paid.map(({ invoice_number }) => Number(invoice_number?.slice(-5))));
}
