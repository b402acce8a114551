import { createAction } from '@reduxjs/toolkit';

/** A page of this tab or of another one has used postings or sponsorships. Every place that shows what is left reads it again. */
export const postingsChanged = createAction(
  'recruiter/postingsChanged',
  (meta: { isFromOtherTab: boolean } = { isFromOtherTab: false }) => ({ payload: undefined, meta }),
);
