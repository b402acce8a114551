import { DEMO_ACCOUNTS } from '@cpa/shared/contracts';
import { renderStandalone } from '@cpa/shared/standalone';
import * as remote from './module.ts';

/** Runs this remote on its own page against a running API: `npm run dev -w mfe-recruiter`. */
void renderStandalone(remote, {
  start: '/recruiter-dashboard',
  account: DEMO_ACCOUNTS.recruiter,
});
