import type { OwnVacancy } from '@cpa/shared/contracts';
import { isClosingSoon, shownStatus } from './vacancyTabs.ts';

/** Actions on vacancies that are confirmed first. */
export const VACANCY_ACTIONS = [
  'publish',
  'extend',
  'sponsor',
  'repost',
  'duplicate',
  'close',
  'delete',
] as const;
/** Actions for several vacancies at once. */
export const BULK_ACTIONS = ['publish', 'extend', 'sponsor', 'repost', 'close', 'delete'] as const;
export type VacancyAction = (typeof VACANCY_ACTIONS)[number];

/** Returns the action that a recruiter most likely wants next, if there is one. */
export function likelyAction(vacancy: OwnVacancy, today: string): 'extend' | 'finish' | 'repost' | null {
  const status = shownStatus(vacancy);
  if (isClosingSoon(vacancy, today)) return 'extend';
  if (status === 'draft') return 'finish';
  return status === 'closed' || status === 'expired' ? 'repost' : null;
}

/** Checks whether the status of a vacancy allows the action; the server has the last word. */
export function canDo(
  action: VacancyAction,
  { status, sponsored }: Pick<OwnVacancy, 'status' | 'sponsored'>,
): boolean {
  if (action === 'duplicate') return true;
  if (action === 'publish') return status === 'draft';
  if (action === 'repost') return status === 'closed' || status === 'expired';
  if (action === 'delete') return status !== 'open';
  if (action === 'sponsor') return status === 'open' && !sponsored;
  return status === 'open';
}
