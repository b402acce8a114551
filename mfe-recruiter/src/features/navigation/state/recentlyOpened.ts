import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

const openedSchema = z.object({ kind: z.enum(['vacancy', 'applicant']), id: z.int() });
export type Opened = z.infer<typeof openedSchema>;

/** What the account opened last on this device, the latest first. IDs only: the lists of the account have the names. */
export const recentlyOpened = storedValue('recruiterRecentlyOpened', z.array(openedSchema), {
  owner: 'person',
});

/** One more than Find shows, for the page that is open. */
const MOST = 6;

const VACANCY = /^\/recruiter-dashboard\/vacancies\/(\d+)\/(?:applicants|edit)\/?$/;
const APPLICANT = /^\/recruiter-dashboard\/applicants\/(\d+)\/?$/;

/** Returns the vacancy or the applicant of a page; null for other pages. `path` has no language. */
export function openedAt(path: string): Opened | null {
  const [, vacancy] = VACANCY.exec(path) ?? [];
  if (vacancy) return { kind: 'vacancy', id: Number(vacancy) };
  const [, applicant] = APPLICANT.exec(path) ?? [];
  return applicant ? { kind: 'applicant', id: Number(applicant) } : null;
}

export function recordOpened(opened: Opened): void {
  const others = (recentlyOpened.read() ?? []).filter((each) => !isSame(each, opened));
  recentlyOpened.write([opened, ...others].slice(0, MOST));
}

export const isSame = (one: Opened, other: Opened | null): boolean =>
  one.kind === other?.kind && one.id === other.id;
