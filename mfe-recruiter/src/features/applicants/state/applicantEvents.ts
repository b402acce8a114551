import { createAction } from '@reduxjs/toolkit';
import type {
  ApplicantListItem,
  ApplicantReview,
  ApplicationStatus,
  StatusUpdate,
} from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';

/** `applicant` is the applicant as shown when the change was made. */
export const statusChangeRequested = createAction<{ applicant: ApplicantListItem; update: StatusUpdate }>(
  'recruiterApplicants/statusChangeRequested',
);

/**
 * A status change confirmed by the server. `id` identifies the application. `status` is the server's `current_status`,
 * which may differ from the requested one; `entry`, the new history entry, is null then.
 */
export const statusChanged = createAction<{
  id: number;
  status: ApplicationStatus;
  entry: ApplicantReview['history'][number] | null;
}>('recruiterApplicants/statusChanged');

export const statusChangeFailed = createAction<{ id: number; error: ApiErrorData }>(
  'recruiterApplicants/statusChangeFailed',
);

export const reviewLoaded = createAction<ApplicantReview>('recruiterApplicants/reviewLoaded');
