import { Link, LinkButton } from '@cpa/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { ManifestIcon } from '../manifest-icon/ManifestIcon.tsx';
import { type MenuEntry, useBadges, useManifestText } from '../remotes/index.ts';
import styles from './HeaderEntry.module.css';

/** Icon link of the header with the count of its badge, or an outlined button. */
export function HeaderEntry({ entry }: { entry: MenuEntry }) {
  const { remote, path, icon, isButton, isHiddenWithoutBadge } = entry;
  const t = useManifestText(remote);
  const { count, label: badgeLabel } = useBadges()(entry);
  const shown = useRef<HTMLSpanElement>(null);
  const isHidden = isHiddenWithoutBadge === true && count === 0;
  // The script of the document also shows a count of another user. React changes nothing from zero to zero.
  useLayoutEffect(() => {
    if (count > 0 || !shown.current) return;
    shown.current.textContent = '';
    shown.current.parentElement!.hidden = isHidden;
  }, [count, isHidden]);
  if (isButton) {
    return (
      <LinkButton
        className={styles.button}
        variant="secondary"
        size="small"
        to={path}
        icon={icon && <ManifestIcon paths={icon} />}
      >
        <span className={styles.label}>{t(entry.label)}</span>
      </LinkButton>
    );
  }
  const label = badgeLabel && count > 0 ? t(badgeLabel, { count }) : t(entry.label);
  // A document is the same for all browsers. Its script shows the count that the browser has stored.
  return (
    <Link
      variant="plain"
      className={styles.link}
      to={path}
      aria-label={label}
      title={label}
      hidden={isHidden}
      suppressHydrationWarning
    >
      {icon ? <ManifestIcon paths={icon} /> : <span>{t(entry.label)}</span>}
      <span ref={shown} className={styles.count} data-badge={entry.badge} suppressHydrationWarning>
        {count || ''}
      </span>
    </Link>
  );
}
