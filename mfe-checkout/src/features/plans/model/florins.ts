import { AWG_PER_USD } from '@cpa/shared/contracts';

/** What an amount in US cents comes to in florin cents, at the peg. */
export function florins(usdCents: number): number {
  return Math.round(usdCents * AWG_PER_USD);
}
