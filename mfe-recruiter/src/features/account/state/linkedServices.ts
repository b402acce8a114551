import { createLinkedServices } from '@cpa/shared/account';

/** Services that sign in to the account of the recruiter. */
export const linkedServices = createLinkedServices('recruiterLinkedServices');
