export type SimulatedState = 'issued' | 'pending' | 'success' | 'failed' | 'cancelled' | 'expired';

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
  statusCalls: number[];
  /** Status calls beyond ten an hour. */
  refusedCalls: number;
}
