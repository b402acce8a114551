import {
  type ApplicantListItem,
  type ApplicationStatus,
  applicationStatusSchema,
} from '@cpa/shared/contracts';

export type BoardColumn = { status: ApplicationStatus; applicants: ApplicantListItem[] };

/** Returns one column per status in the order of the contract. Leaves out `withdrawn` while it is empty. */
export function boardColumns(applicants: readonly ApplicantListItem[]): BoardColumn[] {
  return applicationStatusSchema.options
    .map((status) => ({
      status,
      applicants: applicants.filter((applicant) => applicant.status === status),
    }))
    .filter((column) => column.status !== 'withdrawn' || column.applicants.length > 0);
}
