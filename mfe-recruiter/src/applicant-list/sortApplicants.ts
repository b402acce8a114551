import { type ApplicantListItem, applicationStatusSchema } from '@cpa/shared/contracts';
import type { ApplicantView, Sort } from './applicantView.ts';

type Compare = (a: ApplicantListItem, b: ApplicantListItem) => number;

const collator = new Intl.Collator('en', { sensitivity: 'base' });
const { options: statuses } = applicationStatusSchema;

const comparisons: Record<Sort, Compare> = {
  applied: (a, b) => compareText(a.applied_at, b.applied_at),
  name: (a, b) => collator.compare(a.name ?? '', b.name ?? ''),
  vacancy: (a, b) => collator.compare(a.vacancy_title, b.vacancy_title),
  status: (a, b) => statuses.indexOf(a.status) - statuses.indexOf(b.status),
  // A longer time in the stage is an earlier start.
  stage: (a, b) => compareText(b.stage_since, a.stage_since),
  rating: (a, b) => (a.rating ?? 0) - (b.rating ?? 0),
};

/** Sorts applicants; equal ones by newest application, so that the order is the same on every page. */
export function sortApplicants(
  applicants: readonly ApplicantListItem[],
  { sort, isDescending }: Pick<ApplicantView, 'sort' | 'isDescending'>,
): ApplicantListItem[] {
  const compare = comparisons[sort];
  const sign = isDescending ? -1 : 1;
  return applicants.toSorted(
    (a, b) => sign * compare(a, b) || compareText(b.applied_at, a.applied_at) || b.id - a.id,
  );
}

/** Compares ISO times of one format. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
