import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

const contactDraftSchema = z.object({ name: z.string(), email: z.string(), message: z.string() });

/** Values of the contact form in session storage, which survive a reload and end with the tab. */
export const contactDraft = storedValue('contactDraft', contactDraftSchema, {
  owner: 'person',
  area: 'session',
});
