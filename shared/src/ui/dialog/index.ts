/** What stands in front of the page until it is answered. */
export { ConfirmDialog } from './ConfirmDialog.tsx';
export { Dialog } from './Dialog.tsx';
