import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

/** What a person typed before applying; `answers` by the question's id. */
const applyDraftSchema = z.object({
  coverLetter: z.string(),
  answers: z.record(z.string(), z.string()),
  /** Null: none shall go along. Absent: nobody chose, so the one that the profile calls its own goes. */
  resumeId: z.optional(z.nullable(z.number())),
});
export type ApplyDraft = z.infer<typeof applyDraftSchema>;

export const emptyDraft: ApplyDraft = { coverLetter: '', answers: {} };

/** Draft of an application in session storage, which survives sign-in and ends with the tab. */
export function applyDraft(vacancyId: number) {
  return storedValue(`applyDraft.${vacancyId}`, applyDraftSchema, () => sessionStorage);
}
