import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useKitText } from '../../i18n/index.ts';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { XIcon } from '../icons/icons.tsx';
import { AriaLanguage } from '../overlay/AriaLanguage.tsx';
import styles from './Dialog.module.css';
import { useSheetDrag } from './useSheetDrag.ts';

export type DialogProps = {
  isOpen: boolean;
  /** Called on the close button, on Escape and on a click beside the dialog. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the important one last; they stay visible while the content scrolls. */
  actions?: ReactNode;
  /** Control beside the cross. */
  headAction?: ReactNode;
  /** On phones the sheet has a handle, and dragging its head down closes it. */
  isSheet?: boolean;
  /** At most 420, 560 or 800 px wide. */
  size?: 'small' | 'medium' | 'large';
  /** Work is in progress: the dialog cannot be closed. */
  isLocked?: boolean;
  /** `alertdialog` for a question that the user has to answer. */
  role?: 'dialog' | 'alertdialog';
};

/**
 * A dialog in the middle of the page, on phones a bottom sheet. It traps the focus and restores it on close; the page
 * behind does not scroll.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  headAction,
  isSheet = false,
  size = 'medium',
  isLocked = false,
  role = 'dialog',
}: DialogProps) {
  const t = useKitText();
  const { panel, handlers } = useSheetDrag(onClose);
  return (
    <AriaLanguage>
      <ModalOverlay
        className={styles.veil!}
        isOpen={isOpen}
        onOpenChange={(isNowOpen) => isNowOpen || onClose()}
        isDismissable={!isLocked && role === 'dialog'}
        isKeyboardDismissDisabled={isLocked}
      >
        <Modal ref={panel} className={classNames(styles.panel, styles[size])}>
          <AriaDialog className={styles.dialog!} role={role}>
            <header
              className={classNames(styles.head, isSheet && styles.grip)}
              {...(isSheet && !isLocked && handlers)}
            >
              <Heading slot="title" className={styles.title!}>
                {title}
              </Heading>
              {headAction}
              {role === 'dialog' && (
                <IconButton
                  label={t('dialog.close')}
                  icon={<XIcon size={20} />}
                  disabled={isLocked}
                  onClick={onClose}
                />
              )}
            </header>
            <div className={styles.body}>{children}</div>
            {actions && <footer className={styles.actions}>{actions}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLanguage>
  );
}
