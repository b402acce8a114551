import type { Applicant } from '@cpa/shared/contracts';

export type ResumeFile = Applicant['resumes'][number];

/**
 * The resume that goes along.
 * @param choice what the person chose: an id, null for none, undefined for nothing yet.
 * @returns the chosen one; while nobody chose, the profile's own; null when there is none (any more).
 */
export function resumeToSend(
  choice: number | null | undefined,
  resumes: readonly ResumeFile[],
): ResumeFile | null {
  if (choice === null) return null;
  const own = resumes.find(({ is_default }) => is_default) ?? null;
  if (choice === undefined) return own;
  return resumes.find(({ id }) => id === choice) ?? own;
}
