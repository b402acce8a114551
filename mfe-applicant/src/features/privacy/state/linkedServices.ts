import { createLinkedServices } from '@cpa/shared/account';

/** Services that sign in to the account of the applicant. */
export const linkedServices = createLinkedServices('applicantLinkedServices');
