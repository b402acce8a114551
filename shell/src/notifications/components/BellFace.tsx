import { ManifestIcon } from '../../manifest-icon/ManifestIcon.tsx';
import styles from './BellFace.module.css';

const MAX_SHOWN = 9;

/** Returns an unread count as the bell shows it: up to "9+". */
export const shownCount = (unread: number): string => (unread > MAX_SHOWN ? `${MAX_SHOWN}+` : `${unread}`);

/** Bell icon with the unread count, up to "9+". The button or link names it. */
export function BellFace({ unread }: { unread: number }) {
  return (
    <span className={styles.face} aria-hidden>
      <ManifestIcon paths={BELL} />
      {unread > 0 && <span className={styles.count}>{shownCount(unread)}</span>}
    </span>
  );
}

export const BELL = [
  'M10.268 21a2 2 0 0 0 3.464 0',
  'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
];
