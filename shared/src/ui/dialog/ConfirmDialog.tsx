import type { ReactNode } from 'react';
import { useKitText } from '../../i18n/index.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

export type ConfirmDialogProps = {
  isOpen: boolean;
  /** The question, for example "Close this vacancy?". */
  title: string;
  /** Consequences of the confirmation. */
  children: ReactNode;
  /** The verb of the button, for example "Close vacancy"; never "Yes" or "OK". */
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** True for a destructive action. */
  isDestructive?: boolean;
  /** The confirmed action is in progress. */
  isWorking?: boolean;
};

/** Asks for confirmation once. The cancel button is first and has the focus; a click beside the dialog does nothing. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  onConfirm,
  onCancel,
  isDestructive = false,
  isWorking = false,
}: ConfirmDialogProps) {
  const t = useKitText();
  const actions = (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the focus has to start somewhere */}
      <Button variant="secondary" disabled={isWorking} onClick={onCancel} autoFocus>
        {t('dialog.cancel')}
      </Button>
      <Button variant={isDestructive ? 'danger' : 'primary'} isLoading={isWorking} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      actions={actions}
      size="small"
      role="alertdialog"
      isLocked={isWorking}
    >
      {children}
    </Dialog>
  );
}
