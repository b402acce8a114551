import { showAlone } from '@cpa/shared/standalone';
import * as remote from './module.ts';

/** This remote alone on a page, against a running API: `npm run dev -w mfe-public`. */
void showAlone(remote, {
  start: '/',
  account: { email: 'applicant@demo.aw', password: 'bon-bini-2026' },
});
