import type { AnnotationsEvent, ApplicantListItem } from '@cpa/shared/contracts';

/** Returns the applicant with the changed rating and tags, or the same one when the change is outdated. */
export function withAnnotations(
  applicant: ApplicantListItem,
  change: AnnotationsEvent['changes'][number],
): ApplicantListItem {
  const { rating = applicant.rating, tags = applicant.tags, version = applicant.annotation_version } = change;
  if (version < applicant.annotation_version) return applicant;
  return { ...applicant, rating, tags, annotation_version: version };
}
