import fc from 'fast-check';
import { aBuyer, type Buyer, openPaymentApp, type PaymentApp } from '../../support/openPaymentApp.ts';
import type { Outcome } from './runInterleaving.ts';
import { runInterleaving } from './runInterleaving.ts';
import { interleavings, type Step } from './steps.ts';

/** Interleavings per buyer: an access token is valid for ten minutes. */
const PER_BUYER = 20;
/** Short, because some steps wait for it. */
const GATEWAY_TIMEOUT_MS = '250';

export interface Totals {
  steps: number;
  /** Number of orders by status. */
  orders: Record<string, number>;
  charges: number;
  returns: number;
}

/** Opens the whole API on PostgreSQL with both payment simulators. */
export const openModelApp = async (): Promise<PaymentApp> =>
  await openPaymentApp({ PAYMENT_TIMEOUT_MS: GATEWAY_TIMEOUT_MS });

/**
 * Checks random interleavings of payments.
 * @throws Error with the seed and the shortest interleaving that breaks a rule.
 */
export async function checkPayments(
  portal: PaymentApp,
  { runs, seed }: { runs: number; seed: number },
): Promise<Totals> {
  const totals: Totals = { steps: 0, orders: {}, charges: 0, returns: 0 };
  let buyer: Buyer | undefined;
  let count = 0;
  const check = async (steps: Step[]): Promise<void> => {
    if (buyer === undefined || count % PER_BUYER === 0) buyer = await aBuyer(portal);
    count += 1;
    const key = `interleaving-${seed}-${count}`;
    const outcome = await runInterleaving(portal, { buyer, key, steps });
    add(totals, steps, outcome);
    if (outcome.violations.length > 0) throw new Error(outcome.violations.join('; '));
  };
  await fc.assert(fc.asyncProperty(interleavings, check), { numRuns: runs, seed });
  return totals;
}

function add(totals: Totals, steps: readonly Step[], { orders }: Outcome): void {
  totals.steps += steps.length;
  for (const { status, charges, returns } of orders) {
    totals.orders[status] = (totals.orders[status] ?? 0) + 1;
    totals.charges += charges.length;
    totals.returns += returns;
  }
}
