import { DEMO_ACCOUNTS } from '@cpa/shared/contracts';
import { renderStandalone } from '@cpa/shared/standalone';
import * as remote from './module.ts';

/** Runs this remote on its own page against a running API: `npm run dev -w mfe-applicant`. */
void renderStandalone(remote, {
  start: '/applicant',
  account: DEMO_ACCOUNTS.applicant,
});
