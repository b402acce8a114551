import type { ScreeningQuestion } from '@cpa/shared/contracts';
import { type ApplyDraft, emptyDraft } from './applyDraft.ts';

/** Value of the "no resume" radio button. */
export const NO_RESUME = 'none';

/**
 * Form values. Answers are in the order of the questions, because question IDs may contain characters that field
 * names cannot.
 */
export type ApplyForm = {
  coverLetter: string;
  answers: { text: string | null }[];
  /** Resume ID, `NO_RESUME`, or empty while nothing is chosen. */
  resume: string | null;
};

export function formFromDraft(draft: ApplyDraft | null, questions: readonly ScreeningQuestion[]): ApplyForm {
  const { coverLetter, answers, resumeId } = draft ?? emptyDraft;
  return {
    coverLetter,
    answers: questions.map(({ id }) => ({ text: answers[id] ?? '' })),
    resume: resumeId === null ? NO_RESUME : String(resumeId ?? ''),
  };
}

export function draftFromForm(
  { coverLetter, answers, resume }: ApplyForm,
  questions: readonly ScreeningQuestion[],
): ApplyDraft {
  const entries = questions.map(({ id }, index) => [id, answers[index]?.text ?? ''] as const);
  const resumeId = resumeChoiceOf(resume);
  return {
    coverLetter,
    answers: Object.fromEntries(entries),
    ...(resumeId !== undefined && { resumeId }),
  };
}

/** Parses the radio value: a resume ID, null for no resume, undefined while nothing is chosen. */
export function resumeChoiceOf(resume: string | null): number | null | undefined {
  if (resume === NO_RESUME) return null;
  return resume ? Number(resume) : undefined;
}
