import type { ApplicantReview } from '@cpa/shared/contracts';

/** Returns whether the company can still change the status: not once the applicant has withdrawn or erased the data. */
export const canMove = ({ status, ended }: Pick<ApplicantReview, 'status' | 'ended'>): boolean =>
  status !== 'withdrawn' && ended?.cause !== 'erased';
