import type { ScreeningQuestion } from '@cpa/shared/contracts';
import { type ApplyDraft, emptyDraft } from './applyDraft.ts';

/** The form's own shape: answers stand in the order of the questions, whose ids may hold any character. */
export type ApplyForm = { coverLetter: string; answers: { text: string | null }[] };

export function formOf(draft: ApplyDraft | null, questions: readonly ScreeningQuestion[]): ApplyForm {
  const { coverLetter, answers } = draft ?? emptyDraft;
  return { coverLetter, answers: questions.map(({ id }) => ({ text: answers[id] ?? '' })) };
}

export function draftOf(
  { coverLetter, answers }: ApplyForm,
  questions: readonly ScreeningQuestion[],
): ApplyDraft {
  const given = questions.map(({ id }, index) => [id, answers[index]?.text ?? ''] as const);
  return { coverLetter, answers: Object.fromEntries(given) };
}
