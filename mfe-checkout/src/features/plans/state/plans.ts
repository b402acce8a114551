import { createResource } from '@cpa/shared/store';
import type { PlansApi } from '../api/plansApi.ts';

export const plans = createResource({
  name: 'checkoutPlans',
  load: async (api: PlansApi) => (await api.packages()).packages,
  isPublic: true,
});
