import type { VacancyStatus } from '@cpa/shared/contracts';

const DAY_MS = 86_400_000;
/** Aruba keeps UTC-4 all year. */
const ARUBA_OFFSET_MS = 4 * 3_600_000;

/** Whether and how long one can still apply. `days` are whole days in Aruba; 0 is the last day. */
export type Closing = { kind: 'open'; days: number } | { kind: 'always' } | { kind: 'closed' } | { kind: 'expired' };

type Dated = { status: VacancyStatus; valid_through: string | null };

/** The calendar decides even where the status lags behind it: a vacancy past its last day has expired. */
export function closing({ status, valid_through }: Dated, now: Date): Closing {
  if (status === 'expired') return { kind: 'expired' };
  if (status !== 'open') return { kind: 'closed' };
  if (valid_through === null) return { kind: 'always' };
  const today = Math.floor((now.getTime() - ARUBA_OFFSET_MS) / DAY_MS);
  const days = Math.floor(Date.parse(`${valid_through}T00:00:00Z`) / DAY_MS) - today;
  return days < 0 ? { kind: 'expired' } : { kind: 'open', days };
}
