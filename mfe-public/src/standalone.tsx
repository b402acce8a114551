import { renderStandalone } from '@cpa/shared/standalone';
import * as remote from './module.ts';

/** Runs this remote on its own against a running API: `npm run dev -w mfe-public`. */
void renderStandalone(remote, {
  start: '/',
  account: { email: 'applicant@demo.aw', password: 'bon-bini-2026' },
});
