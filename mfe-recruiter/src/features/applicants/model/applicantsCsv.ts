import { type ApplicantListItem, dayInAruba } from '@cpa/shared/contracts';

/** Texts of the table that depend on the language. */
export type CsvTexts = {
  header: readonly string[];
  statusName: (status: ApplicantListItem['status']) => string;
  removed: string;
};

/**
 * Writes applicants as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. Columns: name,
 * e-mail, phone, headline, vacancy, status, since, rating, tags, unwanted answer, resume, applied.
 */
export function applicantsCsv(
  applicants: readonly ApplicantListItem[],
  { header, statusName, removed }: CsvTexts,
): string {
  const rows = applicants.map((applicant) => [
    applicant.name ?? removed,
    applicant.email ?? '',
    applicant.phone ?? '',
    applicant.headline,
    applicant.vacancy_title,
    statusName(applicant.status),
    dayInAruba(applicant.stage_since),
    applicant.rating === null ? '' : String(applicant.rating),
    applicant.tags.join('; '),
    applicant.unwanted_answer ?? '',
    applicant.has_resume ? '1' : '0',
    dayInAruba(applicant.applied_at),
  ]);
  const lines = [header, ...rows].map((cells) => cells.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Prefixes a value that a spreadsheet would run as a formula with an apostrophe, also after leading spaces. */
function cell(value: string): string {
  const guarded = /^\s*[=+\-@\t\r\n|%]/.test(value) ? `'${value}` : value;
  return `"${guarded.replaceAll('"', '""')}"`;
}
