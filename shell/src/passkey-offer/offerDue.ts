import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

/** True after a sign-in by password or mailed link was started in this tab, until the landing page has read it. */
export const offerDue = storedValue('passkeyOfferDue', z.boolean(), {
  owner: 'browser', // It starts before the session and says nothing about the account.
  area: 'session',
});
