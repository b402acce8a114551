import type { ApplicantApplication } from '@cpa/shared/contracts';

/** An application with the specification's client-side mark. */
export type PinnableApplication = ApplicantApplication & { isPinned: boolean };

/** Marks the applications whose vacancy is pinned and puts them first; otherwise the order stays. */
export function withPins(
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
