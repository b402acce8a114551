import { createAction } from '@reduxjs/toolkit';
import type { ResumeFile } from '@cpa/shared/contracts';
import { createResource } from '@cpa/shared/store';
import type { OwnProfileApi } from '../../../viewer/ownProfileApi.ts';

export const resumeAdded = createAction<ResumeFile>('publicApplyProfile/resumeAdded');

/**
 * Profile that is sent with an application, loaded each time, because it may have been edited in another tab. Without
 * one (404), applying creates one with the account's name.
 */
export const ownProfile = createResource({
  name: 'publicApplyProfile',
  load: (api: OwnProfileApi, _opened: void, signal) => api.ownProfile(signal),
  isKept: () => false,
  changes: (builder) =>
    builder.addCase(resumeAdded, (applicant, { payload }) => {
      applicant.resumes.unshift(payload);
    }),
});
