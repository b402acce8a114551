import type { OwnVacancy } from '@cpa/shared/contracts';

/** Tabs of the table, in display order. */
export const VACANCY_TABS = ['all', 'open', 'closing', 'scheduled', 'drafts', 'closed'] as const;
export type VacancyTab = (typeof VACANCY_TABS)[number];

/** Status as the table shows it: a draft with a date is scheduled. */
export type ShownStatus = 'open' | 'scheduled' | 'draft' | 'closed' | 'expired';

/** A vacancy closes soon when its last day is at most this many days away. */
export const CLOSING_DAYS = 7;

const DAY_MS = 24 * 3_600_000;

export function shownStatus({ status, opens_at }: Pick<OwnVacancy, 'status' | 'opens_at'>): ShownStatus {
  return status === 'draft' && opens_at !== null ? 'scheduled' : status;
}

/** Days from `today` to the last day; null without one. Both are calendar days, such as `2026-11-24`. */
export function daysLeft({ valid_through }: Pick<OwnVacancy, 'valid_through'>, today: string): number | null {
  return valid_through === null ? null : (Date.parse(valid_through) - Date.parse(today)) / DAY_MS;
}

export function isClosingSoon(vacancy: OwnVacancy, today: string): boolean {
  const days = daysLeft(vacancy, today);
  return vacancy.status === 'open' && days !== null && days <= CLOSING_DAYS;
}

export function isInTab(vacancy: OwnVacancy, tab: VacancyTab, today: string): boolean {
  const status = shownStatus(vacancy);
  if (tab === 'all') return true;
  if (tab === 'closing') return isClosingSoon(vacancy, today);
  if (tab === 'drafts') return status === 'draft';
  if (tab === 'closed') return status === 'closed' || status === 'expired';
  return status === tab;
}

export function countTabs(vacancies: readonly OwnVacancy[], today: string): Record<VacancyTab, number> {
  const counts = { all: 0, open: 0, closing: 0, scheduled: 0, drafts: 0, closed: 0 };
  for (const vacancy of vacancies) {
    for (const tab of VACANCY_TABS) if (isInTab(vacancy, tab, today)) counts[tab] += 1;
  }
  return counts;
}
