import type { PaymentStatus } from '@cpa/shared/contracts';

/** A settled order, as stored here and at its provider. */
export interface SettledOrder {
  id: number;
  status: PaymentStatus;
  refund: 'requested' | 'done' | 'refused' | null;
  total: number;
  invoice: string | null;
  /** Grants in the ledger, and their remaining units. */
  grants: number;
  units: number;
  /** Captured amounts in minor units, and how many of them the provider returned. */
  charges: number[];
  returns: number;
}

/** Units of the package that the model buys. */
const UNITS = 5;

/** Lists the rules that a settled order breaks. */
export function findViolations(order: SettledOrder): string[] {
  const { status, refund, charges, returns, grants, units, total, invoice } = order;
  const isKept = charges.length > returns;
  const rules: [string, boolean][] = [
    ['is charged twice', charges.length > 1],
    ['is charged another amount', charges.some((amount) => amount !== total)],
    ['is returned twice', returns > charges.length],
    ['stays pending', status === 'pending'],
    ['waits for a refund', refund === 'requested'],
    ['is charged, but not paid', isKept && status !== 'paid'],
    ['is charged, but not granted', isKept && units !== UNITS],
    ['is charged, but has no invoice', isKept && invoice === null],
    ['counts as paid without a charge', !isKept && status === 'paid'],
    ['has units without a charge', !isKept && units !== 0],
    ['is granted without a charge', charges.length === 0 && grants > 0],
    ['is granted twice', grants > 1],
  ];
  return rules.filter(([, isBroken]) => isBroken).map(([name]) => name);
}
