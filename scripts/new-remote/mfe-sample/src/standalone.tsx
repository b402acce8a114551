import { showAlone } from '@cpa/shared/standalone';
import * as remote from './module.ts';

/** This remote alone on a page, against a running API: `npm run dev -w mfe-sample`. */
void showAlone(remote, { start: '/sample' });
