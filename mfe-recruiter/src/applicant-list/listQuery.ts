import {
  type ApplicantListItem,
  type ApplicationStatus,
  applicationStatusSchema,
} from '@cpa/shared/contracts';
import { type ApplicantView, viewFromQuery, viewToQuery } from './applicantView.ts';
import { filterApplicants } from './filterApplicants.ts';
import { sortApplicants } from './sortApplicants.ts';

/** Parameter that limits a list to one column of the board. The board itself shows all of them. */
const STAGE = 'stage';

/**
 * Returns the query with which the page of an applicant finds the list it was opened from: filter, order and layout,
 * the vacancy of a list of one vacancy, and the column of a board or the tab of the list for phones.
 */
export function listQuery(
  view: ApplicantView,
  { vacancyId, stage }: { vacancyId: number | null; stage?: ApplicationStatus },
): string {
  const layout = stage ? 'board' : 'list';
  const query = viewToQuery({ ...view, layout, ...(vacancyId !== null && { vacancyId }) });
  if (stage) query.set(STAGE, stage);
  return query.toString();
}

/** Returns the query of the view without the column, for the link back. */
export function queryOfView(query: string): string {
  const view = new URLSearchParams(query);
  view.delete(STAGE);
  return view.toString();
}

/** Returns the applicants of the list that the query names, in its order. */
export function applicantsOfQuery(
  applicants: readonly ApplicantListItem[],
  query: string,
  foundInResumes?: ReadonlySet<number>,
): ApplicantListItem[] {
  const parameters = new URLSearchParams(query);
  const view = viewFromQuery(parameters);
  const isBoard = view.layout === 'board';
  const status = applicationStatusSchema.options.find((option) => option === parameters.get(STAGE)) ?? null;
  const filter = isBoard ? { ...view, status } : view;
  return sortApplicants(filterApplicants(applicants, filter, foundInResumes), view, { isBoard });
}
