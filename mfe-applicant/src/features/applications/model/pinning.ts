import type { ApplicantApplication } from '@cpa/shared/contracts';

/** An application with the client-side `isPinned` flag that the specification asks for. */
export type PinnableApplication = ApplicantApplication & { isPinned: boolean };

/** Sets `isPinned` and moves pinned applications to the front. Keeps the order otherwise. */
export function pinnedFirst(
  applications: readonly ApplicantApplication[],
  pinnedVacancyIds: readonly number[],
): PinnableApplication[] {
  const pinned = new Set(pinnedVacancyIds);
  const marked = applications.map((application) => ({
    ...application,
    isPinned: pinned.has(application.vacancy_id),
  }));
  return [...marked.filter(({ isPinned }) => isPinned), ...marked.filter(({ isPinned }) => !isPinned)];
}

export function togglePin(pinnedVacancyIds: readonly number[], vacancyId: number): number[] {
  return pinnedVacancyIds.includes(vacancyId)
    ? pinnedVacancyIds.filter((id) => id !== vacancyId)
    : [...pinnedVacancyIds, vacancyId];
}
