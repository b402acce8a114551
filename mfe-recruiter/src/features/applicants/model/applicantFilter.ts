import type { ApplicantListItem, ApplicationStatus } from '@cpa/shared/contracts';

/** What the recruiter narrows the list of all applicants to; null stands for any. */
export type ApplicantFilter = { status: ApplicationStatus | null; vacancyId: number | null; search: string };

/** Those that match every part of the filter; a search finds names without regard to case and accents. */
export function filterApplicants(
  applicants: readonly ApplicantListItem[],
  { status, vacancyId, search }: ApplicantFilter,
): ApplicantListItem[] {
  const wanted = plain(search.trim());
  return applicants.filter(
    (applicant) =>
      (status === null || applicant.status === status) &&
      (vacancyId === null || applicant.vacancy_id === vacancyId) &&
      plain(applicant.name ?? '').includes(wanted),
  );
}

/** The vacancies that the applicants applied to, each once, by title. */
export function vacanciesOf(applicants: readonly ApplicantListItem[]): { id: number; title: string }[] {
  const titles = new Map(applicants.map(({ vacancy_id, vacancy_title }) => [vacancy_id, vacancy_title]));
  return [...titles]
    .map(([id, title]) => ({ id, title }))
    .sort((one, other) => one.title.localeCompare(other.title));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
