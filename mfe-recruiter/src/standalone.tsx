import { showAlone } from '@cpa/shared/standalone';
import * as remote from './module.ts';

/** Runs this remote on its own page against a running API: `npm run dev -w mfe-recruiter`. */
void showAlone(remote, {
  start: '/recruiter-dashboard',
  account: { email: 'recruiter@demo.aw', password: 'bon-bini-2026' },
});
