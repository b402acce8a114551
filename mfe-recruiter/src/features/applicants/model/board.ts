import {
  type ApplicantListItem,
  type ApplicationStatus,
  applicationStatusSchema,
} from '@cpa/shared/contracts';

export type BoardColumn = { status: ApplicationStatus; applicants: ApplicantListItem[] };

/** Groups applicants by status, one column per status in the order of the contract. `moving` overrides the status. */
export function boardColumns(
  applicants: readonly ApplicantListItem[],
  moving: Readonly<Record<number, ApplicationStatus>> = {},
): BoardColumn[] {
  const groups = new Map<ApplicationStatus, ApplicantListItem[]>(
    applicationStatusSchema.options.map((status) => [status, []]),
  );
  for (const applicant of applicants) groups.get(moving[applicant.id] ?? applicant.status)?.push(applicant);
  return [...groups].map(([status, cards]) => ({ status, applicants: cards }));
}
