import { AWG_PER_USD } from '@cpa/shared/contracts';

/** Converts US cents to florin cents at the fixed rate. */
export function usdToAwg(usdCents: number): number {
  return Math.round(usdCents * AWG_PER_USD);
}
