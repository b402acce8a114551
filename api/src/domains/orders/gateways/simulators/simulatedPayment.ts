export type SimulatedState =
  'issued' | 'pending' | 'success' | 'failed' | 'cancelled' | 'expired' | 'refunded';

export interface SimulatedPayment {
  id: string;
  amount: number;
  currency: string;
  description: string;
  returnUrl: string;
  expiresAt: number;
  state: SimulatedState;
  /** The payer's bank rejected an attempt; the payment stays issued. */
  wasRejected: boolean;
  /** References of completed refunds; one at most. */
  refunds: string[];
  statusCalls: number[];
  /** Status calls beyond ten an hour. */
  refusedCalls: number;
}
