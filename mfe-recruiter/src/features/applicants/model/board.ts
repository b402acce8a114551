import {
  type ApplicantListItem,
  type ApplicationStatus,
  applicationStatusSchema,
} from '@cpa/shared/contracts';

export type BoardColumn = { status: ApplicationStatus; applicants: ApplicantListItem[] };

/** The columns of the board in the order of the contract. `withdrawn` has one only while somebody is in it. */
export function boardColumns(applicants: readonly ApplicantListItem[]): BoardColumn[] {
  return applicationStatusSchema.options
    .map((status) => ({
      status,
      applicants: applicants.filter((applicant) => applicant.status === status),
    }))
    .filter((column) => column.status !== 'withdrawn' || column.applicants.length > 0);
}
