import type { Applicant, Apply, ScreeningQuestion } from '@cpa/shared/contracts';
import type { ApplyDraft } from './applyDraft.ts';
import { resumeToSend } from './resumeToSend.ts';

/** Builds the request body without an empty cover letter, empty answers or answers to removed questions. */
export function applyBody(
  { coverLetter, answers, resumeId }: ApplyDraft,
  questions: readonly ScreeningQuestion[],
  applicant?: Pick<Applicant, 'id' | 'resumes'>,
): Apply {
  const body: Apply = applicant ? { applicant_id: applicant.id } : {};
  const letter = coverLetter.trim();
  if (letter) body.cover_letter = letter;
  const entries = questions.flatMap(({ id }) => {
    const answer = answers[id]?.trim();
    return answer ? [{ question_id: id, answer }] : [];
  });
  if (entries.length > 0) body.answers = entries;
  if (!applicant) return body;
  const resume = resumeToSend(resumeId, applicant.resumes);
  // Without the key the server sends the default resume.
  if (resume || resumeId === null) body.resume_id = resume?.id ?? null;
  return body;
}
