import { renderStandalone } from '@cpa/shared/standalone';
import * as remote from './module.ts';

/** Renders this remote alone on a page, with the API of this machine: `npm run dev -w mfe-sample`. */
void renderStandalone(remote, { start: '/sample' });
