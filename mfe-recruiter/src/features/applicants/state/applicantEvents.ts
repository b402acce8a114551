import { createAction } from '@reduxjs/toolkit';
import type {
  ApplicantListItem,
  ApplicantReview,
  ApplicationStatus,
  StatusUpdate,
} from '@cpa/shared/contracts';
import type { ApiFailure } from '@cpa/shared/http';

/** The recruiter wants the applicant's status changed; `applicant` is as the screen showed it. */
export const statusChangeRequested = createAction<{ applicant: ApplicantListItem; update: StatusUpdate }>(
  'recruiterApplicants/statusChangeRequested',
);

/**
 * The server confirmed. `id` is the application's; `status` is the server's `current_status`, whatever was
 * asked for. `entry` is the line for the history, or null when the server decided otherwise than asked.
 */
export const statusChanged = createAction<{
  id: number;
  status: ApplicationStatus;
  entry: ApplicantReview['history'][number] | null;
}>('recruiterApplicants/statusChanged');

export const statusChangeFailed = createAction<{ id: number; failure: ApiFailure }>(
  'recruiterApplicants/statusChangeFailed',
);

export const reviewLoaded = createAction<ApplicantReview>('recruiterApplicants/reviewLoaded');
