import type { OwnVacancy } from '@cpa/shared/contracts';
import { shownStatus, type ShownStatus } from './vacancyTabs.ts';

const ORDER: readonly ShownStatus[] = ['open', 'scheduled', 'draft', 'expired', 'closed'];

export function statusRank(vacancy: OwnVacancy): number {
  return ORDER.indexOf(shownStatus(vacancy));
}

/** Order of the default view: open ones by last day, then scheduled ones, drafts, and the latest closed first. */
export function compareClosing(a: OwnVacancy, b: OwnVacancy): number {
  const [groupA, groupB] = [group(a), group(b)];
  if (groupA !== groupB) return groupA - groupB;
  if (groupA === CLOSED) return compare(b.valid_through ?? '', a.valid_through ?? '');
  if (groupA === SCHEDULED) return compare(a.opens_at ?? '', b.opens_at ?? '');
  return compare(a.valid_through ?? LAST, b.valid_through ?? LAST);
}

const SCHEDULED = ORDER.indexOf('scheduled');
const CLOSED = ORDER.indexOf('expired');
const LAST = '9999-12-31';

/** Closed and expired ones are one group. */
const group = (vacancy: OwnVacancy) => Math.min(statusRank(vacancy), CLOSED);
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
