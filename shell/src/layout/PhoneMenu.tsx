import { MenuIcon, XIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../messages/texts.ts';
import { MainNavigation } from './MainNavigation.tsx';
import styles from './PhoneMenu.module.css';
import { SignedOutLinks } from './SignedOutLinks.tsx';

/** The navigation of narrow screens: a native modal dialog, which holds the focus and closes by Escape itself. */
export function PhoneMenu({ isSignedOut }: { isSignedOut: boolean }) {
  const t = useText();
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  // Somewhere else was chosen.
  useEffect(() => dialog.current?.close(), [key]);

  return (
    <div className={styles.phoneMenu}>
      <button
        type="button"
        className={styles.icon}
        aria-label={t('nav.open')}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <MenuIcon aria-hidden size={20} strokeWidth={1.8} />
      </button>
      <dialog
        ref={dialog}
        className={styles.sheet}
        aria-label={t('nav.menu')}
        // A press beside the sheet lands on the dialog itself.
        onClick={({ target }) => target === dialog.current && close()}
      >
        <div className={styles.inside}>
          <button type="button" className={styles.icon} aria-label={t('nav.close')} onClick={close}>
            <XIcon aria-hidden size={20} strokeWidth={1.8} />
          </button>
          <MainNavigation direction="column" />
          {isSignedOut && (
            <div className={styles.account}>
              <SignedOutLinks />
            </div>
          )}
        </div>
      </dialog>
    </div>
  );
}
