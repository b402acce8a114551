import type { Sort } from '../../../../applicant-list/applicantView.ts';
import type { TextKey } from '../../../../messages/texts.ts';

export type ColumnId = 'name' | 'vacancy' | 'status' | 'stage' | 'rating' | 'tags' | 'answers' | 'applied';

const columns: readonly ColumnId[] = [
  'name',
  'vacancy',
  'status',
  'stage',
  'rating',
  'tags',
  'answers',
  'applied',
];

const ofOneVacancy = columns.filter((id) => id !== 'vacancy');

/** The columns of the table. A list of one vacancy does not repeat it in every row. */
export const columnsFor = (isAcrossVacancies: boolean) => (isAcrossVacancies ? columns : ofOneVacancy);

export const COLUMN_LABELS: Record<ColumnId, TextKey> = {
  name: 'applicants.column.name',
  vacancy: 'applicants.column.vacancy',
  status: 'applicants.column.status',
  stage: 'applicants.column.stage',
  rating: 'applicants.column.rating',
  tags: 'applicants.column.tags',
  answers: 'applicants.column.answers',
  applied: 'applicants.column.applied',
};

/** Columns that sort, with the direction of the first click. */
export const COLUMN_SORTS: Partial<Record<ColumnId, { sort: Sort; isDescendingFirst: boolean }>> = {
  name: { sort: 'name', isDescendingFirst: false },
  vacancy: { sort: 'vacancy', isDescendingFirst: false },
  status: { sort: 'status', isDescendingFirst: false },
  stage: { sort: 'stage', isDescendingFirst: true },
  rating: { sort: 'rating', isDescendingFirst: true },
  applied: { sort: 'applied', isDescendingFirst: true },
};
