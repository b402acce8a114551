/** A mutant that changes nothing a caller can observe. Listed instead of counted. Lines are trimmed. */
export type Equivalent = { file: string; from: string; to: string; reason: string };

/** Add a mutant only with a reason that a reader can check in the source. */
export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'api/src/domains/orders/payment/paymentChecks.rules.ts',
    from: "if (found.kind !== 'known') return false;",
    to: 'if (false) return false;',
    reason: 'Only a known payment has a status, so the next line returns false for every other one.',
  },
];
