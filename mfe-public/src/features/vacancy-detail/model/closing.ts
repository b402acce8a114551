import type { VacancyStatus } from '@cpa/shared/contracts';
import { daysUntil } from '@cpa/shared/i18n';

/** Availability of a vacancy. `always`: it has no closing date. */
export type Closing =
  { kind: 'open'; day: string } | { kind: 'always' } | { kind: 'closed' } | { kind: 'expired' };

type Dated = { status: VacancyStatus; valid_through: string | null };

/** Uses Aruba's calendar even if the status is stale: a vacancy expires after its last day. */
export function closing({ status, valid_through: day }: Dated, now: Date): Closing {
  if (status === 'expired') return { kind: 'expired' };
  if (status !== 'open') return { kind: 'closed' };
  if (day === null) return { kind: 'always' };
  return daysUntil(day, now) < 0 ? { kind: 'expired' } : { kind: 'open', day };
}
