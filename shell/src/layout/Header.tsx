import { Slot } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import {
  ACCESS_TOKEN_COOKIE,
  readCookie,
  selectSessionStatus,
  type SessionStatus,
} from '@cpa/shared/session';
import { Link, Logo } from '@cpa/shared/ui';
import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import { LanguageSwitcher } from '../language/LanguageSwitcher.tsx';
import { BellPlace } from '../notifications/BellPlace.tsx';
import { useMenu } from '../remotes/index.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Header.module.css';
import { HeaderEntry } from './HeaderEntry.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { SignedOutLinks } from './SignedOutLinks.tsx';
import { ThemeSwitcher } from './ThemeSwitcher.tsx';

const MENU = ['header'] as const;

export function Header() {
  const t = useText();
  const status = useSelector(selectSessionStatus);
  const entries = useMenu(MENU);
  // Likely signed in: the space of the account is reserved to avoid a layout shift.
  const isArriving = useHasToken() && status === 'loading';
  return (
    <header className={styles.header}>
      <div className={styles.inside} data-signed-in={status === 'authenticated' || isArriving || undefined}>
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
          <BellPlace isReserved={isArriving} />
          <Slot name="frame.header" />
          {/* On phones they are in the menu. */}
          <div className={styles.preferences}>
            <LanguageSwitcher />
            <ThemeSwitcher />
          </div>
          <Account status={status} isArriving={isArriving} />
          <PhoneMenu isSignedOut={status === 'unauthenticated'} />
        </div>
      </div>
    </header>
  );
}

/** Returns whether the browser has an access token; false in HTML of the server. */
function useHasToken(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => readCookie(ACCESS_TOKEN_COOKIE) !== null,
    () => false,
  );
}

const neverChanges = () => () => {};

function Account({ status, isArriving }: { status: SessionStatus; isArriving: boolean }) {
  if (status === 'authenticated') return <AccountMenu />;
  if (isArriving) return <span className={styles.accountPlace} />;
  return (
    <div className={styles.signedOut} data-pending={status === 'loading' || undefined}>
      <SignedOutLinks />
    </div>
  );
}
