import { createSecuritySlice, type SecuritySlice } from '@cpa/shared/account';

/** Passkeys and second step of the user. */
export const security: SecuritySlice = createSecuritySlice('applicant');
