import type { ApplicationStatus } from '@cpa/shared/contracts';
import { type ApplicantView, viewToQuery } from './applicantView.ts';

/**
 * Returns the query with which the page of an applicant finds the list it was opened from: filter and order, the
 * vacancy of a list of one vacancy, and the status of a board column.
 */
export function listQuery(
  view: ApplicantView,
  { vacancyId, status }: { vacancyId: number | null; status?: ApplicationStatus },
): string {
  return viewToQuery({
    ...view,
    layout: 'list',
    ...(vacancyId !== null && { vacancyId }),
    ...(status && { status }),
  }).toString();
}
