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

/** Where drafts are kept: a browser's `sessionStorage`, which lives through sign-in and dies with the tab. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (vacancyId: number) => `applyDraft.${vacancyId}`;

/** Null when nothing (readable) is kept. */
export function readDraft(storage: DraftStorage, vacancyId: number): ApplyDraft | null {
  try {
    const draft = z.safeParse(applyDraftSchema, JSON.parse(storage.getItem(keyOf(vacancyId)) ?? 'null'));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
}

/** A full or forbidden storage costs the draft, not the application. */
export function keepDraft(storage: DraftStorage, vacancyId: number, draft: ApplyDraft): void {
  try {
    storage.setItem(keyOf(vacancyId), JSON.stringify(draft));
  } catch {
    // Nothing to do: the form itself still holds what was typed.
  }
}

export function forgetDraft(storage: DraftStorage, vacancyId: number): void {
  try {
    storage.removeItem(keyOf(vacancyId));
  } catch {
    // As above.
  }
}
