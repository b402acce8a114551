import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

/** Draft of an application; `answers` by question ID. */
const applyDraftSchema = z.object({
  coverLetter: z.string(),
  answers: z.record(z.string(), z.string()),
  /** Null: send no resume. Absent: no choice yet, so the default resume is sent. */
  resumeId: z.optional(z.nullable(z.number())),
});
export type ApplyDraft = z.infer<typeof applyDraftSchema>;

export const emptyDraft: ApplyDraft = { coverLetter: '', answers: {} };

/** Draft of the user's application in session storage, which survives a reload and ends with the session. */
export function applyDraft(vacancyId: number) {
  return storedValue(`applyDraft.${vacancyId}`, applyDraftSchema, { owner: 'person', area: 'session' });
}
