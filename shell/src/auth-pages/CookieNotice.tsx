import { areCookiesEnabled } from '@cpa/shared/session';
import { useState, useSyncExternalStore } from 'react';
import styles from './forms.module.css';
import { useText } from './messages/texts.ts';

const subscribe = () => () => {};

/** States that a session needs cookies, when the browser blocks them. */
export function CookieNotice() {
  const t = useText();
  const [isEnabled] = useState(() => typeof document === 'undefined' || areCookiesEnabled());
  const isBlocked = useSyncExternalStore(
    subscribe,
    () => !isEnabled,
    () => false,
  );
  return isBlocked ? (
    <p className={styles.error} role="alert">
      {t('cookies.blocked')}
    </p>
  ) : null;
}
