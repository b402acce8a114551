import type { ApplicationStatus } from '@cpa/shared/contracts';
import { createUndoOffers } from '../../../status-changes/undoOffers.ts';
import { selectOpenId } from './reviewSlice.ts';

/** `id` identifies the status change. */
type ReviewUndo = {
  id: number;
  applicationId: number;
  status: ApplicationStatus;
  isNotified: boolean;
  endsAt: number;
};

export const reviewUndo = createUndoOffers<ReviewUndo>('applicantReviewUndo', (offers, added) => [
  ...offers.filter(({ applicationId }) => applicationId !== added.applicationId),
  added,
]);

/** The change of the open application that can be undone. */
export const selectUndo = (state: Parameters<typeof selectOpenId>[0]): ReviewUndo | null =>
  reviewUndo.selectOffers(state).find(({ applicationId }) => applicationId === selectOpenId(state)) ?? null;
