import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

/**
 * ID of the draft that the buyer wanted to publish when a package was missing (`/plans?draft=`). It is offered again
 * after the payment. Sign-out clears it.
 */
export const draftToPublish = storedValue('checkoutDraft', z.int(), {
  owner: 'adopted',
});

/** Stores the draft of a query string. One without a draft changes nothing. */
export function rememberDraft(search: string): void {
  const id = Number(new URLSearchParams(search).get('draft'));
  if (Number.isSafeInteger(id) && id > 0) draftToPublish.write(id);
}
