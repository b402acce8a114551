/** Requests, state and sections of the account pages of both roles. Each remote bundles it. */
export { createAccountApi } from './accountApi.ts';
export { LinkedServices } from './LinkedServices.tsx';
export { createLinkedServices } from './linkedServices.ts';
export { makePasskey } from './security/makePasskey.ts';
export { createSecurityApi } from './security/securityApi.ts';
export { createSecuritySaga } from './security/securitySaga.ts';
export { SecureAccount } from './security/SecureAccount.tsx';
export { SecuritySections } from './security/SecuritySections.tsx';
export { createSecuritySlice, type SecuritySlice } from './security/securitySlice.ts';
