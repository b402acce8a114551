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
import { ThemeSwitcher } from '../theme/ThemeSwitcher.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { CartLink } from './CartLink.tsx';
import styles from './Header.module.css';
import { MainNavigation } from './MainNavigation.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { SignedOutLinks } from './SignedOutLinks.tsx';

export function Header() {
  const t = useText();
  const status = useSelector(selectSessionStatus);
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
          <CartLink />
          {/* A phone has it in its menu. */}
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

/** Until it is known who is looking, the place of what will most likely stand here is kept, so that nothing jumps. */
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
