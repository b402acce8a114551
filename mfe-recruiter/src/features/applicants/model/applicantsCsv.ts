import { type ApplicantListItem, dayInAruba, writeCsv } from '@cpa/shared/contracts';

/** Texts of the table that depend on the language. */
export type CsvTexts = {
  header: readonly string[];
  statusName: (status: ApplicantListItem['status']) => string;
  removed: string;
};

/**
 * Writes applicants as CSV. Columns: name, e-mail, phone, headline, vacancy, status, since, rating, tags, unwanted
 * answer, resume, applied.
 */
export function applicantsCsv(
  applicants: readonly ApplicantListItem[],
  { header, statusName, removed }: CsvTexts,
): string {
  const rows = applicants.map((applicant) => [
    applicant.name ?? removed,
    applicant.email,
    applicant.phone,
    applicant.headline,
    applicant.vacancy_title,
    statusName(applicant.status),
    dayInAruba(applicant.stage_since),
    applicant.rating,
    applicant.tags.join('; '),
    applicant.unwanted_answer,
    applicant.has_resume ? 1 : 0,
    dayInAruba(applicant.applied_at),
  ]);
  return writeCsv([header, ...rows]);
}
