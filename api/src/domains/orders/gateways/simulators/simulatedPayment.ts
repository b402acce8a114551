export type SimulatedState = 'issued' | 'pending' | 'success' | 'failed' | 'cancelled' | 'expired';

export interface SimulatedPayment {
  id: string;
  amount: number;
  currency: string;
  description: string;
  returnUrl: string;
  expiresAt: number;
  state: SimulatedState;
  /** An attempt was refused by the payer's bank; the payment stays issued. */
  wasRejected: boolean;
  statusCalls: number[];
  /** Calls beyond the ten of an hour. */
  refusedCalls: number;
}
