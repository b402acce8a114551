import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

/**
 * ID of the draft that the buyer wanted to publish when a package was missing (`/plans?draft=`). It is offered again
 * after the payment. Sign-out clears it.
 */
export const draftToPublish = storedValue('checkoutDraft', z.int());

/** Stores the draft of a URL. A URL without one changes nothing. */
export function rememberDraft(url: string): void {
  const id = Number(new URL(url).searchParams.get('draft'));
  if (Number.isSafeInteger(id) && id > 0) draftToPublish.write(id);
}
