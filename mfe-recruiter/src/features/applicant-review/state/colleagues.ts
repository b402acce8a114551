import { createResource } from '@cpa/shared/store';
import type { ReviewApi } from '../api/reviewApi.ts';

/** Members of a company, by its ID. */
export const colleagues = createResource({
  name: 'recruiterColleagues',
  key: (companyId: number) => companyId,
  load: async (api: ReviewApi, companyId: number) => (await api.members(companyId)).members,
});
