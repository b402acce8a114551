import type { ApplicantReview } from '@cpa/shared/contracts';

type Facts = Pick<ApplicantReview, 'ended' | 'is_resume_hidden'>;

/** Key of the text in place of a resume. States that none was sent only where the stored data still show it. */
export function missingResume({ ended, is_resume_hidden }: Facts) {
  if (ended?.cause === 'erased' || ended?.cause === 'cleared') return `sent.${ended.cause}` as const;
  if (!is_resume_hidden) return 'resume.none.text';
  return ended?.cause === 'withdrawn' ? 'resume.withdrawn' : 'resume.unavailable';
}

/** Key of the text in place of a cover letter or answers that can no longer be read; null when none were sent. */
export function missingSent({ ended }: Pick<ApplicantReview, 'ended'>) {
  const cause = ended?.cause;
  return cause === 'erased' || cause === 'cleared' || cause === 'withdrawn'
    ? (`sent.${cause}` as const)
    : null;
}
