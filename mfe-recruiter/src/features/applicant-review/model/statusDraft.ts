import { applicationStatusSchema } from '@cpa/shared/contracts';
import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

const statusDraftSchema = z.object({
  /** ID of the application. */
  id: z.number(),
  status: applicationStatusSchema,
  note: z.string(),
  shouldNotify: z.boolean(),
});

/** Unsaved input of a status change. */
export type StatusDraft = z.infer<typeof statusDraftSchema>;

/** Survives a reload of the tab. */
export const draftStorage = storedValue('recruiterStatusDraft', statusDraftSchema, {
  owner: 'person',
  area: 'session',
});
