import type { ApplicantListItem } from '@cpa/shared/contracts';

/** Returns the distinct vacancies of the applicants, sorted by title. */
export function vacancyOptions(applicants: readonly ApplicantListItem[]): { id: number; title: string }[] {
  const titles = new Map(applicants.map(({ vacancy_id, vacancy_title }) => [vacancy_id, vacancy_title]));
  return [...titles].map(([id, title]) => ({ id, title })).sort((a, b) => a.title.localeCompare(b.title));
}

/** Returns the distinct tags of the applicants, sorted. Contains the selected one also when nobody has it any more. */
export function tagOptions(applicants: readonly ApplicantListItem[], selected: string | null): string[] {
  const tags = new Set(applicants.flatMap((applicant) => applicant.tags));
  if (selected !== null) tags.add(selected);
  return [...tags].sort((a, b) => a.localeCompare(b));
}
