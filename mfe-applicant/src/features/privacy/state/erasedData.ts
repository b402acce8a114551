import { storedDataSchema } from '@cpa/shared/contracts';
import { storedValue } from '@cpa/shared/store';

/** Counts of the data that this tab deleted, for the confirmation page. They outlive the session and a reload. */
export const erasedData = storedValue('cpa.erasedData', storedDataSchema, {
  owner: 'browser', // The account is gone. Counts only.
  area: 'session',
});
