import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';
import { proposalFormSchema } from '../model/proposalForm.ts';

/** Unsent proposal, with the ID of its application. Survives a reload of the tab. */
export const formStorage = storedValue(
  'recruiterInterviewDraft',
  z.object({ applicationId: z.number(), form: proposalFormSchema }),
  { owner: 'person', area: 'session' },
);
