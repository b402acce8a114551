import type { ApplicationStatus } from '@cpa/shared/contracts';

const ENDED = new Set<ApplicationStatus>(['hired', 'rejected', 'withdrawn']);

/** Returns whether nothing more happens with an application. */
export const hasEnded = (status: ApplicationStatus): boolean => ENDED.has(status);

/** Returns whether the company or the applicant decided; an offer still waits for an answer. */
export const isDecided = (status: ApplicationStatus): boolean => status === 'offer' || hasEnded(status);
