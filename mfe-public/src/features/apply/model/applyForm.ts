import type { ScreeningQuestion } from '@cpa/shared/contracts';
import { type ApplyDraft, emptyDraft } from './applyDraft.ts';

/** The value of the radio button for "no resume". */
export const NO_RESUME = 'none';

/** The form's own shape: answers stand in the order of the questions, whose ids may hold any character. */
export type ApplyForm = {
  coverLetter: string;
  answers: { text: string | null }[];
  /** A resume's id, `NO_RESUME`, or empty: nobody chose. */
  resume: string | null;
};

export function formOf(draft: ApplyDraft | null, questions: readonly ScreeningQuestion[]): ApplyForm {
  const { coverLetter, answers, resumeId } = draft ?? emptyDraft;
  return {
    coverLetter,
    answers: questions.map(({ id }) => ({ text: answers[id] ?? '' })),
    resume: resumeId === null ? NO_RESUME : String(resumeId ?? ''),
  };
}

export function draftOf(
  { coverLetter, answers, resume }: ApplyForm,
  questions: readonly ScreeningQuestion[],
): ApplyDraft {
  const given = questions.map(({ id }, index) => [id, answers[index]?.text ?? ''] as const);
  const resumeId = resumeChoiceOf(resume);
  return {
    coverLetter,
    answers: Object.fromEntries(given),
    ...(resumeId !== undefined && { resumeId }),
  };
}

/** What the radio buttons say: an id, null for none, undefined while nobody chose. */
export function resumeChoiceOf(resume: string | null): number | null | undefined {
  if (resume === NO_RESUME) return null;
  return resume ? Number(resume) : undefined;
}
