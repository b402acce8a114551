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
  /** Time of the next check by the job; absent: never. */
  checkAgainAt?: Date;
}
