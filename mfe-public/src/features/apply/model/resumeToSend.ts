import type { Applicant } from '@cpa/shared/contracts';

export type ResumeFile = Applicant['resumes'][number];

/**
 * Returns the resume to send.
 * @param choice - resume ID, null for no resume, undefined while nothing is chosen.
 * @returns the chosen resume, else the default one; null if there is none.
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
