import type { VacancyStatus } from '@cpa/shared/contracts';
import { daysUntil } from '@cpa/shared/i18n';

/** Whether one can still apply. `always`: nobody said until when. */
export type Closing =
  { kind: 'open'; day: string } | { kind: 'always' } | { kind: 'closed' } | { kind: 'expired' };

type Dated = { status: VacancyStatus; valid_through: string | null };

/** The calendar of Aruba decides even where the status lags behind it: past its last day a vacancy has expired. */
export function closing({ status, valid_through: day }: Dated, now: Date): Closing {
  if (status === 'expired') return { kind: 'expired' };
  if (status !== 'open') return { kind: 'closed' };
  if (day === null) return { kind: 'always' };
  return daysUntil(day, now) < 0 ? { kind: 'expired' } : { kind: 'open', day };
}
