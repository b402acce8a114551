/** Requests, state and parts of the account pages of both roles. Each remote bundles it. */
export { createAccountApi } from './accountApi.ts';
export { createLinkedServices } from './linkedServices.ts';
export { ServiceRows } from './ServiceRows.tsx';
