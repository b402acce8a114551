import { DEMO_ACCOUNTS } from '@cpa/shared/contracts';
import { renderStandalone } from '@cpa/shared/standalone';
import * as remote from './module.ts';

/** Runs this remote on its own against a running API: `npm run dev -w mfe-public`. */
void renderStandalone(remote, {
  start: '/',
  account: DEMO_ACCOUNTS.applicant,
});
