import { compareTexts } from '@cpa/shared/i18n';
import { type ApplicantListItem, applicationStatusSchema } from '@cpa/shared/contracts';
import type { ApplicantView, Sort } from './applicantView.ts';

type Compare = (a: ApplicantListItem, b: ApplicantListItem) => number;

const { options: statuses } = applicationStatusSchema;

const comparisons: Record<Sort, Compare> = {
  applied: (a, b) => compareText(a.applied_at, b.applied_at),
  name: (a, b) => compareTexts(a.name ?? '', b.name ?? ''),
  vacancy: (a, b) => compareTexts(a.vacancy_title, b.vacancy_title),
  status: (a, b) => statuses.indexOf(a.status) - statuses.indexOf(b.status),
  // A longer time in the stage is an earlier start.
  stage: (a, b) => compareText(b.stage_since, a.stage_since),
  rating: (a, b) => (a.rating ?? 0) - (b.rating ?? 0),
};

/**
 * Sorts applicants; equal ones by newest application, so that the order is the same on every page. In the order of the
 * board, the places that recruiters gave to the cards come before the time of the application.
 */
export function sortApplicants(
  applicants: readonly ApplicantListItem[],
  view: Pick<ApplicantView, 'sort' | 'isDescending'>,
  { isBoard = false } = {},
): ApplicantListItem[] {
  const { sort, isDescending } = view;
  const compare = isBoard && hasBoardOrder(view) ? comparePlaces : comparisons[sort];
  const sign = isDescending ? -1 : 1;
  return applicants.toSorted(
    (a, b) => sign * compare(a, b) || compareText(b.applied_at, a.applied_at) || b.id - a.id,
  );
}

/** Returns whether the cards of a board are in the order that recruiters can change. */
export const hasBoardOrder = ({
  sort,
  isDescending,
}: Pick<ApplicantView, 'sort' | 'isDescending'>): boolean => sort === 'applied' && isDescending;

const comparePlaces: Compare = (a, b) => a.board_position - b.board_position;

/** Compares ISO times of one format. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
