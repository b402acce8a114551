import {
  type ApplicantListItem,
  type ApplicationStatus,
  applicationStatusSchema,
} from '@cpa/shared/contracts';

export type BoardColumn = { status: ApplicationStatus; applicants: ApplicantListItem[] };

/**
 * Groups applicants by status, one column per status in the order of the contract. `moving` overrides the status, and
 * `movingTo` the place of cards that were dropped between others.
 */
export function boardColumns(
  applicants: readonly ApplicantListItem[],
  moving: Readonly<Record<number, ApplicationStatus>> = {},
  movingTo: Readonly<Record<number, number>> = {},
): BoardColumn[] {
  const groups = new Map<ApplicationStatus, ApplicantListItem[]>(
    applicationStatusSchema.options.map((status) => [status, []]),
  );
  const placed: ApplicantListItem[] = [];
  for (const applicant of applicants) {
    if (applicant.id in movingTo) placed.push(applicant);
    else groups.get(moving[applicant.id] ?? applicant.status)?.push(applicant);
  }
  for (const applicant of placed) {
    const column = moving[applicant.id] ?? applicant.status;
    const cards = groups.get(column)!;
    const row = cards.findIndex(({ id, status, board_position }) => {
      // The place of a moving card that was not dropped between others belongs to its old column.
      const place = movingTo[id] ?? (status === column ? board_position : Infinity);
      return place < movingTo[applicant.id]!;
    });
    cards.splice(row === -1 ? cards.length : row, 0, applicant);
  }
  return [...groups].map(([status, cards]) => ({ status, applicants: cards }));
}
