import { createResource } from '@cpa/shared/store';
import type { InterviewsApi } from '../api/interviewsApi.ts';

/** Other interviews of the recruiter, by the application that the proposal is for. */
export const busyTimes = createResource({
  name: 'recruiterBusyTimes',
  key: (applicationId: number) => applicationId,
  load: async (api: InterviewsApi, applicationId: number, signal) =>
    (await api.busyTimes(applicationId, signal)).busy,
});
