import type { ApplicantListItem, ApplicationStatus } from '@cpa/shared/contracts';

/** Filter for the list of all applicants. Null matches everything. */
export type ApplicantFilter = { status: ApplicationStatus | null; vacancyId: number | null; search: string };

/** Returns the applicants that match the filter. The search ignores case and accents. */
export function filterApplicants(
  applicants: readonly ApplicantListItem[],
  { status, vacancyId, search }: ApplicantFilter,
): ApplicantListItem[] {
  const query = normalise(search.trim());
  return applicants.filter(
    (applicant) =>
      (status === null || applicant.status === status) &&
      (vacancyId === null || applicant.vacancy_id === vacancyId) &&
      normalise(applicant.name ?? '').includes(query),
  );
}

/** Returns the distinct vacancies of the applicants, sorted by title. */
export function vacancyOptions(applicants: readonly ApplicantListItem[]): { id: number; title: string }[] {
  const titles = new Map(applicants.map(({ vacancy_id, vacancy_title }) => [vacancy_id, vacancy_title]));
  return [...titles].map(([id, title]) => ({ id, title })).sort((a, b) => a.title.localeCompare(b.title));
}

/** Lowercases the text and removes accents. */
function normalise(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
