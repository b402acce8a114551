import { selectIsAuthenticated } from '@cpa/shared/session';
import { lazyComponent } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import styles from './BellPlace.module.css';

const bell = lazyComponent(
  () => import(/* webpackChunkName: "notification-bell" */ './components/NotificationBell.tsx'),
);

/** Loads the bell for signed-in users, in a place of its size. `isReserved` while the session loads. */
export function BellPlace({ isReserved }: { isReserved: boolean }) {
  const isSignedIn = useSelector(selectIsAuthenticated);
  const { Component } = bell.useComponent(isSignedIn);
  if (!isSignedIn && !isReserved) return null;
  return <div className={styles.place}>{isSignedIn && Component && <Component />}</div>;
}
