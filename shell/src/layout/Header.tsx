import { Slot } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import {
  ACCESS_TOKEN_COOKIE,
  readCookie,
  selectSessionStatus,
  type SessionStatus,
} from '@cpa/shared/session';
import { Link, Logo } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import { BellPlace } from '../notifications/BellPlace.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Header.module.css';
import { HeaderEntry } from './HeaderEntry.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { SignedOutLinks } from './SignedOutLinks.tsx';
import { ThemeSwitcher } from './ThemeSwitcher.tsx';
import { useMenu } from './useMenu.ts';

const MENU = ['header'] as const;

export function Header() {
  const t = useText();
  const status = useSelector(selectSessionStatus);
  const entries = useMenu(MENU);
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <Link variant="plain" to={paths.home} className={styles.home} aria-label={t('frame.home')}>
          <Logo />
        </Link>
        <div className={styles.navigation}>
          <MainNavigation direction="row" />
        </div>
        <div className={styles.actions}>
          {entries.map((entry) => (
            <HeaderEntry key={entry.path} entry={entry} />
          ))}
          <BellPlace />
          <Slot name="frame.header" />
          {/* On phones it is in the menu. */}
          <div className={styles.theme}>
            <ThemeSwitcher />
          </div>
          <Account status={status} />
          <PhoneMenu isSignedOut={status === 'unauthenticated'} />
        </div>
      </div>
    </header>
  );
}

/** Reserves the space of the likely content while the session loads, to avoid a layout shift. */
function Account({ status }: { status: SessionStatus }) {
  if (status === 'authenticated') return <AccountMenu />;
  const isPending = status === 'loading';
  if (isPending && readCookie(ACCESS_TOKEN_COOKIE)) return <span className={styles.accountPlace} />;
  return (
    <div className={styles.signedOut} data-pending={isPending || undefined}>
      <SignedOutLinks />
    </div>
  );
}
