/** Parts of the pages on which users manage their account. */
export { CodeField } from './CodeField.tsx';
export { PasswordForm } from './PasswordForm.tsx';
export { QuietHoursForm } from './QuietHoursForm.tsx';
export { SessionRows } from './SessionRows.tsx';
