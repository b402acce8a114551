import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

/** True after the banner was dismissed in this browser session. */
export const bannerDismissal = storedValue('cvBannerDismissed', z.boolean(), {
  owner: 'browser', // The specification remembers the dismissal for the browser session.
  area: 'session',
});
