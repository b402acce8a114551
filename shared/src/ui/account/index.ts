/** Parts of the pages on which users manage their account. */
export { PasswordForm } from './PasswordForm.tsx';
export { SessionRows } from './SessionRows.tsx';
