import type { PaymentStatus } from '@cpa/shared/contracts';

/** Payment report of a gateway. */
export interface Report {
  status: PaymentStatus;
  transaction?: string | null;
  /** Captured amount in minor units, when reported. */
  amount?: number | null;
  /** Failure code. */
  failure?: string;
  /** Detail for operators. */
  reason?: string;
  /** When the job checks the order once more; absent: never. */
  checkAgainAt?: Date;
}
