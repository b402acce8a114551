import type { ApplicationStatus } from '@cpa/shared/contracts';

/** Statuses after which nothing happens to an application any more. */
export const FINAL_STATUSES = ['hired', 'rejected', 'withdrawn'] satisfies ApplicationStatus[];
