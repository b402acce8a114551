import { Link, LinkButton } from '@cpa/shared/ui';
import { ManifestIcon } from '../manifest-icon/ManifestIcon.tsx';
import { type MenuEntry, useBadges, useManifestText } from '../remotes/index.ts';
import styles from './HeaderEntry.module.css';

/** Icon link of the header with the count of its badge, or an outlined button. */
export function HeaderEntry({ entry }: { entry: MenuEntry }) {
  const { remote, path, icon, isButton, isHiddenWithoutBadge } = entry;
  const t = useManifestText(remote);
  const { count, label: badgeLabel } = useBadges()(entry);
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
      hidden={isHiddenWithoutBadge && count === 0}
      suppressHydrationWarning
    >
      {icon ? <ManifestIcon paths={icon} /> : t(entry.label)}
      <span className={styles.count} data-badge={entry.badge} suppressHydrationWarning>
        {count || ''}
      </span>
    </Link>
  );
}
