import type { Apply, ScreeningQuestion } from '@cpa/shared/contracts';
import type { ApplyDraft } from './applyDraft.ts';
import { type ResumeFile, resumeToSend } from './resumeToSend.ts';

/** Builds the request body without an empty cover letter, empty answers or answers to removed questions. */
export function applyBody(
  { coverLetter, answers, resumeId }: ApplyDraft,
  questions: readonly ScreeningQuestion[],
  resumes: readonly ResumeFile[] = [],
): Apply {
  const body: Apply = {};
  const letter = coverLetter.trim();
  if (letter) body.cover_letter = letter;
  const entries = questions.flatMap(({ id }) => {
    const answer = answers[id]?.trim();
    return answer ? [{ question_id: id, answer }] : [];
  });
  if (entries.length > 0) body.answers = entries;
  const resume = resumeToSend(resumeId, resumes);
  if (resume) body.resume_id = resume.id;
  return body;
}
