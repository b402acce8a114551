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

/** Draft of an application in session storage, which survives sign-in and ends with the tab. */
export function applyDraft(vacancyId: number) {
  return storedValue(`applyDraft.${vacancyId}`, applyDraftSchema, () => sessionStorage);
}
