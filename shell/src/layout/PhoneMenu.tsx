import { IconButton, LanguagesIcon, MenuIcon, XIcon } from '@cpa/shared/ui';
import { useRef } from 'react';
import { LanguageLinks } from '../language/LanguageLinks.tsx';
import { useText } from '../messages/texts.ts';
import { ThemeChoices } from '../theme/ThemeChoices.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import styles from './PhoneMenu.module.css';
import { SignedOutLinks } from './SignedOutLinks.tsx';

/** Navigation of narrow screens, in a native modal dialog, which traps the focus and closes on Escape. */
export function PhoneMenu({ isSignedOut }: { isSignedOut: boolean }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  return (
    <div className={styles.phoneMenu}>
      <IconButton
        label={t('nav.open')}
        icon={<MenuIcon size={20} />}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      />
      <dialog ref={dialog} className={styles.sheet} aria-label={t('nav.menu')} closedby="any">
        <div className={styles.inside}>
          <IconButton
            className={styles.close}
            label={t('nav.close')}
            icon={<XIcon size={20} />}
            onClick={close}
          />
          <MainNavigation direction="column" onNavigate={close} />
          <div className={styles.languages}>
            <LanguagesIcon size={18} />
            <LanguageLinks direction="row" />
          </div>
          <ThemeChoices direction="row" />
          {isSignedOut && (
            <div className={styles.account}>
              <SignedOutLinks onNavigate={close} />
            </div>
          )}
        </div>
      </dialog>
    </div>
  );
}
