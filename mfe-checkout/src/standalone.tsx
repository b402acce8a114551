import { renderStandalone } from '@cpa/shared/standalone';
import * as remote from './module.ts';

/** Runs this remote on its own page against a running API: `npm run dev -w mfe-checkout`. */
void renderStandalone(remote, { start: '/plans' });
