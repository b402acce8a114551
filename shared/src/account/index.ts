/** Requests and state of the account pages of both roles. Each remote bundles it. */
export { createAccountApi } from './accountApi.ts';
export { createLinkedServices } from './linkedServices.ts';
